import { expect, it } from 'vitest'
import { speechOfPage } from 'ui-kit/testing'
import { fillIn, show, withFreshCalls } from '../../testing/general-proof-scene.tsx'

withFreshCalls()

it('the form of proof is read in its order, with the chosen file and its buttons', async () => {
  await show()
  await fillIn()
  await expect(await speechOfPage()).toMatchFileSnapshot('./general-proof.speech.txt')
})
