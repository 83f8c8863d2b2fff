import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { safeSessionStorage } from '../storage/safe-storage.ts'
import { session } from '../session.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import {
  BROWSER_SESSION_KEY,
  ownerOfTab,
  readBrowserSession,
  writeBrowserSession,
} from './browser-session.ts'
import { awaitsExtension } from './tab-step.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  session.reset()
})
afterEach(() => vi.unstubAllGlobals())

function ownerOf(businessNumber: string, identityCi: string): string {
  session.update({ businessNumber, identityCi })
  return ownerOfTab()
}

it('each person and business has an owner of their own, the same one each time', () => {
  const owners = [ownerOf('1234567890', 'ci-1'), ownerOf('1234567890', 'ci-2'), ownerOf('1234567891', 'ci-1')]
  expect(new Set(owners).size).toBe(3)
  expect(ownerOf('1234567890', 'ci-1')).toBe(owners[0])
  session.update({ applicationNumber: '20250000000001', token: 'token' })
  expect(ownerOfTab()).toBe(owners[0])
  expect(owners.join()).not.toContain('ci')
})

it('the name of an owner is the same in every release, since the tabs of a browser may run two', () => {
  expect(ownerOf('1234567890', 'ci-1')).toBe('5d76fc23')
  expect(ownerOf('1234567890', '가')).toBe('f8ba8d19')
})

it.each([
  ['its own session is being extended', { owner: 'me', extendingUntil: 11 }, true],
  ['the time for that is over', { owner: 'me', extendingUntil: 10 }, false],
  ['the session of another person is being extended', { owner: 'other', extendingUntil: 11 }, false],
])('a tab waits for another hour if %s: %o, %s', (_, shared, waits) => {
  expect(awaitsExtension({ token: 'token', deadline: 10, ...shared }, 'me', 10)).toBe(waits)
})

it('the shared session is read as another tab has written it, and a damaged one counts as none', () => {
  vi.stubGlobal('localStorage', memoryStorage())
  const shared = { owner: 'me', token: 'token', deadline: 10, extendingUntil: 0 }
  writeBrowserSession(shared)
  expect(readBrowserSession()).toEqual(shared)
  for (const damaged of [
    '',
    '{',
    'null',
    '"text"',
    JSON.stringify({ ...shared, deadline: '10' }),
    ...Object.keys(shared).map(missing => JSON.stringify({ ...shared, [missing]: undefined })),
  ]) {
    localStorage.setItem(BROWSER_SESSION_KEY, damaged)
    expect(readBrowserSession()).toBeNull()
  }
})

it('a tab without a shared session waits for nothing', () => {
  expect(awaitsExtension(null, 'me', 10)).toBe(false)
})

it('the storage of the tab is the browser’s', () => {
  safeSessionStorage.setItem('key', 'value')
  expect(sessionStorage.getItem('key')).toBe('value')
})
