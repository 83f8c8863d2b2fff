import { ofRunning } from '../support/bad-releases/kinds.ts'
import { expectRefusals } from '../support/bad-releases/try-kinds.ts'
import { test } from '../support/test.ts'

/** The others run on demand (trial/bad-releases.spec.ts). */
const TWO = ['a throw in an effect', 'a hidden React DOM of its own']

test('a release that breaks a promise of the page is refused before any browser gets it', async () => {
  await expectRefusals(ofRunning.filter(({ about }) => TWO.includes(about)))
})
