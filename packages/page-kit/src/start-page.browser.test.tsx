import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const device = Object.assign(new EventTarget(), { matches: false })
const mode = () => document.documentElement.dataset['krdsMode']

beforeEach(() => void vi.spyOn(window, 'matchMedia').mockReturnValue(device as unknown as MediaQueryList))
afterEach(() => {
  delete document.documentElement.dataset['krdsMode']
  vi.restoreAllMocks()
})

it('draws the page, in dark colours while the device prefers them', async () => {
  const { startPage } = await import('./start-page.tsx')
  expect(window.matchMedia).toHaveBeenCalledExactlyOnceWith('(prefers-color-scheme: dark)')
  const element = document.body.appendChild(document.createElement('div'))
  device.matches = true
  startPage(element, <p>운영</p>)
  expect(mode()).toBe('high-contrast')
  await expect.poll(() => element.textContent).toBe('운영')

  device.matches = false
  device.dispatchEvent(new Event('change'))
  expect(mode()).toBeUndefined()
  device.matches = true
  device.dispatchEvent(new Event('change'))
  expect(mode()).toBe('high-contrast')
})
