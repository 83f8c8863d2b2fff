import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { BrowserSession } from './browser-session.ts'
import { awaitsExtension, stepOf, type TabSession } from './tab-step.ts'

const HOUR = 3600
const GRACE = 60
const PATIENCE = 60

type Tab = { session: TabSession | null; extendsFrom: string | null; asleep: boolean; said: number }

/**
 * The server's side: a token is valid for an hour; the first use of a newer one leaves it a minute (decision 0024).
 */
function createServer() {
  let tokens: { token: string; until: number; isUsed: boolean }[] = []
  return {
    create(now: number): string {
      const token = `token-${tokens.length + 1}`
      tokens = [...tokens, { token, until: now + HOUR, isUsed: false }]
      return token
    },
    /** True if a call with the token is served. */
    use(token: string, now: number): boolean {
      const place = tokens.findIndex(other => other.token === token)
      const live = tokens[place]
      if (!live || live.until <= now) return false
      for (const former of live.isUsed ? [] : tokens.slice(0, place)) {
        former.until = Math.min(former.until, now + GRACE)
      }
      live.isUsed = true
      return true
    },
    lives: (token: string, now: number) => tokens.some(other => other.token === token && other.until > now),
    void: () => void (tokens = []),
    isAlive: (now: number) => tokens.some(({ until }) => until > now),
  }
}

/** A browser whose tabs do the work of the watch, without its dialogs. Its clock moves only by hand. */
function createBrowser() {
  const server = createServer()
  let now = 0
  let shared: BrowserSession | null = null
  let lastDeadline = HOUR
  const first = { owner: 'me', token: server.create(0), deadline: HOUR, isShared: true }
  shared = { owner: 'me', token: first.token, deadline: first.deadline, extendingUntil: 0 }
  const tabs: Tab[] = [{ session: first, extendsFrom: null, asleep: false, said: 0 }]

  function end(tab: Tab) {
    tab.session = null
    tab.said += 1
    shared = null
  }
  function look(tab: Tab) {
    if (!tab.session) return
    const step = stepOf(tab.session, shared)
    if (step === 'end') return end(tab)
    // A new document asks the server.
    if (step === 'share' && !server.lives(tab.session.token, now)) return end(tab)
    if (step === 'share') shared = { ...tab.session, extendingUntil: 0 }
    tab.session.isShared = true
    if (step === 'adopt' && shared) tab.session = { ...tab.session, ...shared }
    const waits = tab.extendsFrom !== null || awaitsExtension(shared, 'me', now)
    if (tab.session.deadline <= now && !waits) end(tab)
  }
  const lookAll = () => tabs.filter(({ asleep }) => !asleep).forEach(look)

  return {
    server,
    tabs,
    now: () => now,
    lastDeadline: () => lastDeadline,
    lookAll,
    pass(seconds: number) {
      now += seconds
      // No call takes longer than the other tabs wait for it.
      const isTimedOut = (shared?.extendingUntil ?? 0) <= now
      for (const tab of isTimedOut ? tabs : []) tab.extendsFrom = null
      lookAll()
    },
    sleep: (tab: Tab) => void (tab.asleep = true),
    wake(tab: Tab) {
      tab.asleep = false
      look(tab)
    },
    open({ session }: Tab) {
      const copy = session && { ...session, isShared: false }
      tabs.push({ session: copy, extendsFrom: null, asleep: false, said: 0 })
      lookAll()
    },
    ask(tab: Tab) {
      look(tab)
      if (!tab.session || !shared || tab.asleep) return
      tab.extendsFrom ??= tab.session.token
      shared = { ...shared, extendingUntil: now + PATIENCE }
    },
    /** The server grants the hour that a tab has asked for. The response may be lost on the way. */
    grant(tab: Tab, isLost: boolean) {
      if (tab.extendsFrom === null) return
      const former = tab.extendsFrom
      const token = server.isAlive(now) && server.use(former, now) ? server.create(now) : null
      const own = tab.session
      look(tab)
      tab.extendsFrom = null
      if (!own || tab.session?.token !== former) return lookAll()
      if (token && !isLost) {
        lastDeadline = now + HOUR
        shared = { owner: 'me', token, deadline: lastDeadline, extendingUntil: 0 }
        tab.session = { ...tab.session, token, deadline: now + HOUR }
      } else if (shared) shared = { ...shared, extendingUntil: 0 }
      lookAll()
    },
    logOut(tab: Tab) {
      look(tab)
      if (!tab.session) return
      server.void()
      end(tab)
      lookAll()
    },
  }
}

const event = fc.record({
  kind: fc.constantFrom('pass', 'sleep', 'wake', 'open', 'ask', 'granted', 'lost', 'use', 'logOut'),
  tab: fc.nat(5),
  seconds: fc.constantFrom(1, 30, 61, 600, 1700, 3300),
})

it('whatever the tabs do in whatever order, they stay together, and only the deadline or a person ends their session', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 25 }), events => {
      const browser = createBrowser()
      const { server, tabs } = browser
      let isLoggedOut = false
      for (const { kind, tab: place, seconds } of events) {
        const tab = tabs[place % tabs.length]
        if (!tab) continue
        if (kind === 'pass') browser.pass(seconds)
        if (kind === 'sleep' && tab.extendsFrom === null) browser.sleep(tab)
        if (kind === 'wake') browser.wake(tab)
        if (kind === 'open' && tabs.length < 5) browser.open(tab)
        if (kind === 'ask') browser.ask(tab)
        if (kind === 'granted' || kind === 'lost') browser.grant(tab, kind === 'lost')
        const called = kind === 'use' && !tab.asleep ? tab.session : null
        const isServed =
          !called || called.deadline <= browser.now() || server.use(called.token, browser.now())
        expect(isServed).toBe(true)
        if (kind === 'logOut' && !tab.asleep) {
          isLoggedOut ||= tab.session !== null
          browser.logOut(tab)
        }

        const awake = tabs.filter(({ asleep }) => !asleep)
        const sessions = awake.map(({ session }) => session && [session.token, session.deadline])
        for (const other of sessions) expect(other).toEqual(sessions[0])
        for (const { said } of tabs) expect(said).toBeLessThanOrEqual(1)
        const isOver = awake.some(({ session }) => session === null)
        expect(!isOver || isLoggedOut || browser.lastDeadline() <= browser.now()).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
})

const shared: BrowserSession = { owner: 'me', token: 'token', deadline: HOUR, extendingUntil: 0 }
const tab: TabSession = { owner: 'me', token: 'token', deadline: HOUR, isShared: true }

it.each<[string, TabSession, BrowserSession | null, ReturnType<typeof stepOf>]>([
  ['the same', tab, shared, 'keep'],
  ['a newer token', tab, { ...shared, token: 'newer' }, 'adopt'],
  ['another end', tab, { ...shared, deadline: 1 }, 'adopt'],
  ['nothing any more', tab, null, 'end'],
  ['nothing yet', { ...tab, isShared: false }, null, 'share'],
  ['another person’s session', tab, { ...shared, owner: 'other' }, 'askServer'],
])('a tab that finds %s does what that means', (_, own, found, step) => {
  expect(stepOf(own, found)).toBe(step)
})
