import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ChatbotLink } from './chatbot-link.tsx'

const address = 'https://chat.example.org/'
const link = page.getByRole('link', { name: '챗봇 상담 (새 창 열림)' })
const open = vi.fn<typeof window.open>()
const leave = vi.fn<(event: Event) => void>()

beforeEach(() => {
  vi.resetAllMocks()
  vi.stubGlobal('open', open)
  provideSiteConfig(parseSiteConfig({ links: { chatbot: address } }))
  // The link by itself would leave the page of this test.
  leave.mockImplementation(event => event.preventDefault())
})

afterEach(async () => {
  vi.unstubAllGlobals()
  await page.viewport(1280, 800)
})

/** True if the browser was left to follow the link by itself. */
async function pressIsLeftToTheBrowser(): Promise<boolean> {
  let isLeft = false
  const listen = (event: Event) => {
    isLeft = !event.defaultPrevented
    leave(event)
  }
  window.addEventListener('click', listen, { once: true })
  await link.click()
  return isLeft
}

describe('the chatbot', () => {
  it('opens in a small window on a desktop', async () => {
    await page.viewport(1280, 800)
    open.mockReturnValue({ opener: window } as Window)
    await render(<ChatbotLink />)

    expect(await pressIsLeftToTheBrowser()).toBe(false)
    expect(open).toHaveBeenCalledExactlyOnceWith(address, '_blank', 'width=400,height=700')
  })

  it('opens in a new tab without a size on a phone', async () => {
    await page.viewport(360, 740)
    open.mockReturnValue({ opener: window } as Window)
    await render(<ChatbotLink />)

    expect(await pressIsLeftToTheBrowser()).toBe(false)
    expect(open).toHaveBeenCalledExactlyOnceWith(address, '_blank')
  })

  it('cannot reach back to the page that opened it', async () => {
    const opened = { opener: window } as Window
    open.mockReturnValue(opened)
    await render(<ChatbotLink />)
    await pressIsLeftToTheBrowser()
    expect(opened.opener).toBeNull()
  })

  it('is an ordinary link where the browser blocks the window', async () => {
    open.mockReturnValue(null)
    await render(<ChatbotLink />)

    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('href', address)
    expect(await pressIsLeftToTheBrowser()).toBe(true)
  })

  it('is not there where no address is configured', async () => {
    provideSiteConfig(parseSiteConfig({}))
    const { container } = await render(<ChatbotLink />)
    expect(container.textContent).toBe('')
  })
})
