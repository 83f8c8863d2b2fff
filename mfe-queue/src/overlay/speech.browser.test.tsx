import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { speechOfPage } from 'ui-kit/testing'
import { render } from 'vitest-browser-react'
import { PlainNotice } from './notices.tsx'
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

it('until its view is loaded, the waiting room says that the person waits and need do nothing', async () => {
  await render(<PlainNotice layer={1} />)
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('서비스 접속 대기 중입니다. 잠시만 기다리시면 자동 접속됩니다.')
})
