import { describe, expect, it } from 'vitest'
import { safeStorage, type KeyValueStorage } from 'shared-session/storage'
import { forbiddenStorage, memoryStorage } from 'shared-session/testing'
import type { QueueSettings } from './settings.ts'
import { reply } from './testing/replies.ts'
import { settingsWith } from './testing/test-settings.ts'
import { createTicketStore } from './ticket-store.ts'

const NOW = Date.parse('2026-03-02T01:00:00Z')
const ticket = reply('5002:200:key=7B88&nwait=0&ip=n1.example.org')

/** The cookies of a page: reading gives names and values, writing sets one with its attributes. */
class CookieJar {
  written: string[] = []
  private readonly values = new Map<string, string>()

  get cookie() {
    return [...this.values].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  set cookie(text: string) {
    this.written.push(text)
    const [pair = ''] = text.split(';')
    const [name = '', value = ''] = pair.split('=')
    if (text.includes(';max-age=0')) this.values.delete(name)
    else this.values.set(name, value)
  }
}

type Browser = { storage?: KeyValueStorage; isSecure?: boolean; settings?: Partial<QueueSettings> }

function storeIn({ storage = memoryStorage(), isSecure = true, settings = {} }: Browser = {}) {
  const cookies = new CookieJar()
  const options = { settings: settingsWith(settings), storage, cookies, isSecure }
  return { store: createTicketStore({ ...options, now: () => NOW }), cookies, tab: storage }
}

describe('a place in line', () => {
  it('is kept in the tab for each action, apart from the ticket', () => {
    const { store, cookies } = storeIn()
    const waiting = reply('5002:201:key=K1&nwait=3&ttl=1')
    store.keepPlace('act_3', waiting)
    expect(store.readPlace('act_3')).toEqual(waiting)
    expect([store.readPlace('act_1'), store.read(), cookies.written]).toEqual([null, null, []])
    store.removePlace('act_3')
    expect(store.readPlace('act_3')).toBeNull()
  })
})

describe('a ticket', () => {
  it('is kept as the text of the reply, in the tab and in a cookie of ten minutes', () => {
    const { store, cookies, tab } = storeIn()
    store.store(ticket)
    expect(tab.getItem('NetFunnel_ID')).toBe('5002:200:key=7B88&nwait=0&ip=n1.example.org')
    expect(cookies.written).toEqual([
      'NetFunnel_ID=5002%3A200%3Akey%3D7B88%26nwait%3D0%26ip%3Dn1.example.org;expires=Mon, 02 Mar 2026 01:10:00 GMT;path=/;samesite=none;secure',
    ])
  })

  it('has a cookie without these attributes on an insecure page, and with a domain if one is set', () => {
    const { store, cookies } = storeIn({ isSecure: false, settings: { ticketDomain: 'example.org' } })
    store.store(ticket)
    expect(cookies.written[0]).toMatch(/GMT;path=\/;domain=example\.org$/)
  })

  it('is read from the tab', () => {
    const { store } = storeIn()
    store.store(ticket)
    expect(store.read()).toEqual(ticket)
  })

  it('is read from the cookie when the tab has none', () => {
    const { store, tab } = storeIn()
    store.store(ticket)
    tab.removeItem('NetFunnel_ID')
    expect(store.read()).toEqual(ticket)
  })

  it('is replaced by the next one', () => {
    const { store } = storeIn()
    const next = reply('5002:200:key=9C')
    store.store(ticket)
    store.store(next)
    expect(store.read()).toEqual(next)
  })

  it('is gone after removing, in both places', () => {
    const { store, cookies, tab } = storeIn()
    store.store(ticket)
    store.remove()
    expect(store.read()).toBeNull()
    expect(tab.getItem('NetFunnel_ID')).toBeNull()
    expect(cookies.cookie).toBe('')
  })

  it('survives in the cookie when the browser forbids the storage', () => {
    const { store } = storeIn({ storage: safeStorage(() => forbiddenStorage) })
    store.store(ticket)
    expect(store.read()).toEqual(ticket)
    store.remove()
    expect(store.read()).toBeNull()
  })

  it('is null if the stored text is no reply', () => {
    const { store, cookies } = storeIn()
    expect(store.read()).toBeNull()
    cookies.cookie = 'NetFunnel_ID=%E0%A4%A'
    expect(store.read()).toBeNull()
    cookies.cookie = 'NetFunnel_ID=hello'
    expect(store.read()).toBeNull()
  })

  it('is not mistaken for another cookie', () => {
    const { store, cookies } = storeIn()
    cookies.cookie = `My_NetFunnel_ID=${encodeURIComponent(ticket.text)}`
    expect(store.read()).toBeNull()
  })
})

it('a time-out is stored for a minute', () => {
  const { store, cookies } = storeIn()
  store.noteTimeout()
  expect(store.read()).toEqual(reply('5002:200:key=connection_timeout'))
  expect(cookies.written[0]).toContain('expires=Mon, 02 Mar 2026 01:01:00 GMT')
})
