import { memoryStorage } from 'shared-session/testing'
import { describe, expect, it, vi } from 'vitest'
import { createEntryNotification } from './entry-notification.ts'

type Answers = { permission?: NotificationPermission; answer?: NotificationPermission; throws?: boolean }

/** A browser whose person gives this answer to the question for the permission. */
function browserWith({ permission = 'default', answer = 'granted', throws = false }: Answers = {}) {
  const shown: { title: string; body: string; press?: () => void; isClosed: boolean }[] = []
  const asked = vi.fn<() => void>()
  class Fake {
    static permission: NotificationPermission = permission
    static async requestPermission() {
      asked()
      return (Fake.permission = answer)
    }
    readonly #entry
    constructor(title: string, { body = '' }: NotificationOptions = {}) {
      if (throws) throw new TypeError('Illegal constructor')
      this.#entry = { title, body, isClosed: false } as (typeof shown)[number]
      if (Fake.permission === 'granted') shown.push(this.#entry)
    }
    addEventListener(_: 'click', press: () => void) {
      this.#entry.press = press
    }
    close() {
      this.#entry.isClosed = true
    }
  }
  return { api: Fake as unknown as typeof Notification, shown, asked }
}

function open(browser: { api: typeof Notification | undefined }, storage = memoryStorage()) {
  const page = { isHidden: true, shows: vi.fn<() => void>() }
  const signal = createEntryNotification({
    storage,
    api: browser.api,
    isHidden: () => page.isHidden,
    showPage: page.shows,
  })
  return { signal, page, storage }
}

describe('the notification at entry', () => {
  it.each([
    ['has none', { api: undefined }],
    ['forbids it', browserWith({ permission: 'denied' })],
    ['has it, and throws at its use', browserWith({ throws: true })],
  ])('is not offered where the browser %s', (_, browser) => {
    expect(open(browser).signal).toBeNull()
  })

  it('asks for nothing and shows nothing until it is wanted', () => {
    const browser = browserWith()
    const { signal } = open(browser)
    signal?.give()
    expect([signal?.isWanted(), browser.asked.mock.calls.length, browser.shown]).toEqual([false, 0, []])
  })

  it('asks by the press; is shown in a hidden page alone; its press shows the page', async () => {
    const browser = browserWith()
    const { signal, page } = open(browser)
    expect(signal?.label).toBe('차례가 되면 알림 받기')
    expect(await signal?.want(true)).toBe(true)
    expect(browser.asked).toHaveBeenCalledOnce()
    page.isHidden = false
    signal?.give()
    expect(browser.shown).toEqual([])
    page.isHidden = true
    signal?.give()
    expect(browser.shown.map(({ title, body }) => [title, body])).toEqual([
      ['차례가 되어 접속되었습니다.', '열어 두신 화면에서 이어집니다.'],
    ])
    browser.shown[0]?.press?.()
    expect(page.shows).toHaveBeenCalledOnce()
    expect(browser.shown[0]?.isClosed).toBe(true)
  })

  it.each(['denied', 'default'] as const)('stays off when the answer is %s', async answer => {
    const browser = browserWith({ answer })
    const { signal, storage } = open(browser)
    expect(await signal?.want(true)).toBe(false)
    signal?.give()
    expect(browser.shown).toEqual([])
    expect(open(browserWith({ permission: 'granted' }), storage).signal?.isWanted()).toBe(false)
  })

  it('is stored until it is switched off, and counts no longer once the browser forbids it', async () => {
    const { signal, storage } = open(browserWith())
    await signal?.want(true)
    expect(open(browserWith({ permission: 'granted' }), storage).signal?.isWanted()).toBe(true)
    expect(open(browserWith({ permission: 'default' }), storage).signal?.isWanted()).toBe(false)
    const later = open(browserWith({ permission: 'granted' }), storage)
    expect(await later.signal?.want(false)).toBe(false)
    expect(open(browserWith({ permission: 'granted' }), storage).signal?.isWanted()).toBe(false)
  })
})
