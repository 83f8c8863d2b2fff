import { countListeners } from 'ui-kit/testing'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ScreenFailed } from './screen-failed.tsx'

it('a failed part is tried again by a press, and once there is a connection, until it is left', async () => {
  const listening = countListeners(window, 'online')
  const retry = vi.fn<() => void>()
  const { unmount } = await render(<ScreenFailed onRetry={retry} />)
  await page.getByRole('button', { name: '다시 시도' }).click()
  expect(retry).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('online'))
  expect(retry).toHaveBeenCalledTimes(2)
  await unmount()
  expect(listening()).toBe(0)
})
