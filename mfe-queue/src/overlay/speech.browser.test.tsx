import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { speechOfPage } from 'ui-kit/testing'
import { lobby, show } from './testing/show-overlay.tsx'

beforeEach(() => page.viewport(1280, 800))

it.each([
  ['waiting', 'the place, the wait and the ways out', {}],
  ['before-opening', 'the opening, the others who wait, and the number of the draw', lobby],
  ['number-later', 'the promise of a number', { notice: 'numberLater' }],
] as const)('the waiting room is read in its state %s with %s', async (state, _what, place) => {
  const { dialog } = await show({}, place)
  await expect.element(dialog).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot(`./${state}.speech.txt`)
})
