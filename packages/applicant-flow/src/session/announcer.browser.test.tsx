import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { announce, SessionAnnouncer } from './announcer.tsx'

it('a page announces also after a dialog with an announcer of its own has gone', async () => {
  const page = await render(<SessionAnnouncer />)
  const dialog = await render(<SessionAnnouncer />)
  announce('5분 남았습니다.', 'polite')
  await expect.element(page.container).toMatchTextContent('5분 남았습니다.')
  await expect.element(dialog.container).toMatchTextContent('5분 남았습니다.')

  await dialog.unmount()
  announce('1분 남았습니다.', 'assertive')
  await expect.element(page.container).toMatchTextContent('1분 남았습니다.')
})

it('a sentence is announced with the urgency that it has', async () => {
  const { container } = await render(<SessionAnnouncer />)
  announce('1분 남았습니다.', 'assertive')
  const regionOf = (live: string) => container.querySelector(`[aria-live=${live}]`)?.textContent
  await expect.poll(() => regionOf('assertive')).toBe('1분 남았습니다.')
  expect(regionOf('polite')).toBe('')
})
