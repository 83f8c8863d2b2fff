import { beforeAll, expect, it, vi } from 'vitest'

beforeAll(async () => {
  document.body.innerHTML = '<p id="message" role="status"></p><div id="tools" hidden></div>'
  history.replaceState(null, '', '?file=documents/none.html')
  vi.spyOn(console, 'warn').mockReturnValue()
  await import('./main.ts')
})

it('says why it shows nothing (ERR-03)', () => {
  const message = document.querySelector('[role=alert]')
  expect(message?.textContent).toBe('PDF 파일을 열 수 없습니다.')
  expect(document.querySelector<HTMLElement>('#tools')?.hidden).toBe(true)
})
