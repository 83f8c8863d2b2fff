import { countListeners } from 'ui-kit/testing'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkSession } from '../session/watch.ts'
import { ConnectionBanner } from './connection-banner.tsx'

vi.mock('../session/watch.ts', { spy: true })

const banner = page.getByRole('alert')

it('says that the connection is lost and what is kept, and goes on with one press once it is back', async () => {
  await render(
    <>
      <ConnectionBanner path={location.pathname} />
      <main id="main" tabIndex={-1} />
    </>,
  )
  await expect.element(banner).not.toBeInTheDocument()
  window.dispatchEvent(new Event('offline'))
  await expect
    .element(banner)
    .toHaveTextContent(
      '인터넷 연결이 끊어졌습니다.입력하신 내용은 그대로 남아 있습니다. 연결되면 이어서 진행하실 수 있습니다.',
    )
  await expect.element(banner).toHaveAttribute('data-tone', 'warning')
  window.dispatchEvent(new Event('online'))
  await expect.element(banner.getByText('인터넷에 다시 연결되었습니다.')).toBeVisible()
  await expect.element(banner).toHaveAttribute('data-tone', 'success')
  await expect.element(banner.getByText('하시던 일을 이어서 진행해주세요.')).toBeVisible()
  await page.getByRole('button', { name: '계속하기' }).click()
  await expect.element(banner).not.toBeInTheDocument()
  expect(checkSession).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('main')).toHaveFocus()
})

it('a connection that was never lost is not back', async () => {
  const listening = countListeners(window, 'online', 'offline')
  const { rerender, unmount } = await render(<ConnectionBanner path={location.pathname} />)
  window.dispatchEvent(new Event('online'))
  await rerender(<ConnectionBanner path={location.pathname} />)
  expect(banner.query()).toBeNull()
  await unmount()
  expect(listening()).toBe(0)
})

it('is gone on another page once the connection is back', async () => {
  const { rerender } = await render(<ConnectionBanner path={location.pathname} />)
  window.dispatchEvent(new Event('offline'))
  await rerender(<ConnectionBanner path="/elsewhere" />)
  await expect.element(banner.getByText(/인터넷 연결이 끊어졌습니다/)).toBeVisible()
  await rerender(<ConnectionBanner path={location.pathname} />)
  window.dispatchEvent(new Event('online'))
  await expect.element(banner.getByText(/인터넷에 다시 연결되었습니다/)).toBeVisible()
  await rerender(<ConnectionBanner path="/elsewhere" />)
  await rerender(<ConnectionBanner path={location.pathname} />)
  await expect.element(banner).not.toBeInTheDocument()
})
