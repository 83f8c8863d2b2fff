import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { askAhead } from './ask-ahead.ts'

const owners: Record<string, string> = { '/faq': 'shell', '/self-check': 'mfe-apply' }
const get = (path: string) => (owners[path] ? ({ path, owner: owners[path] } as never) : undefined)

const prepare = vi.fn<(area: string, path: string) => void>()
const prepareScreen = vi.fn(async (_path: string) => {})
let end = () => {}

beforeEach(() => {
  prepare.mockReset()
  prepareScreen.mockClear()
  document.body.innerHTML = `<a href="/faq">질문</a> <a href="/self-check">신청</a> <a href="/other">파일</a>
    <a href="https://other.example.org/self-check">다른 곳</a> <button>단추</button>`
  document.body.addEventListener('click', event => event.preventDefault())
  end = askAhead({ routes: { get }, composition: { prepare }, prepareScreen })
})
afterEach(() => {
  end()
  document.body.replaceChildren()
})

const touch = (text: string) =>
  [...document.querySelectorAll('a, button')]
    .find(({ textContent }) => textContent === text)
    ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))

it('a page is asked for when its link is touched, and no second time', () => {
  for (const text of ['신청', '신청', '질문', '질문']) touch(text)
  expect(prepare.mock.calls).toEqual([['mfe-apply', '/self-check']])
  expect(prepareScreen.mock.calls).toEqual([['/faq']])
})

it('a page is asked for when the focus is on its link', async () => {
  await userEvent.tab()
  expect(prepareScreen.mock.calls).toEqual([['/faq']])
})

it('nothing is asked for by other links, buttons, and after the end', () => {
  for (const text of ['파일', '다른 곳', '단추']) touch(text)
  end()
  touch('신청')
  expect(prepare).not.toHaveBeenCalled()
  expect(prepareScreen).not.toHaveBeenCalled()
})
