import type { RegisteredRelease } from 'release-format'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MARK, markOf, takeLeftMark } from './running-mark.ts'
import { keepMark } from './watchdog/keep-mark.ts'

const release = { version: '1' } as RegisteredRelease
const locksHeld = async () => (await navigator.locks.query()).held?.length
async function holdsLocks(count: number) {
  await expect.poll(locksHeld).toBe(count)
}

let end: () => void

beforeEach(async () => {
  sessionStorage.clear()
  end = keepMark('mfe-apply', release)
  await holdsLocks(1)
})
afterEach(async () => {
  end()
  await holdsLocks(0)
})

it('the mark of a page that was killed is left for the next page, once', async () => {
  const mark = sessionStorage.getItem(MARK) ?? ''
  end()
  await holdsLocks(0)
  sessionStorage.setItem(MARK, mark)
  expect(await takeLeftMark()).toBe(mark)
  expect(mark).toContain(markOf('mfe-apply', '1'))
  expect(await takeLeftMark()).toBeNull()
})

it('a page that ends by itself leaves none', async () => {
  end()
  expect(await takeLeftMark()).toBeNull()
})

it('a copied tab, or an opened window, does not take the mark of a living page for its own', async () => {
  expect(sessionStorage.getItem(MARK)).toContain(markOf('mfe-apply', '1'))
  expect(await takeLeftMark()).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

it('a page that is kept for the way back holds no lock, and is alive again after it', async () => {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  await holdsLocks(0)
  expect(sessionStorage).toHaveLength(0)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await holdsLocks(1)
  expect(await takeLeftMark()).toBeNull()
})

it('a hidden page has none, since the system may end it', () => {
  const state = vi.spyOn(document, 'visibilityState', 'get')
  const marked = (['hidden', 'visible'] as const).map(now => {
    state.mockReturnValue(now)
    document.dispatchEvent(new Event('visibilitychange'))
    return sessionStorage.length
  })
  state.mockRestore()
  expect(marked).toEqual([0, 1])
})

it('an area that has left the screen leaves none, whatever becomes of its page', async () => {
  end()
  document.dispatchEvent(new Event('visibilitychange'))
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(sessionStorage).toHaveLength(0)
  await holdsLocks(0)
})
