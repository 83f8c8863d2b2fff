import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetApplicant, hasAuthMarker } from './auth-marker.ts'
import { ownerOfTab, readBrowserSession, writeBrowserSession } from './browser/browser-session.ts'
import { session } from './session.ts'
import { emptySession } from './session-state.ts'
import { memoryStorage } from './testing/memory-storage.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('document', { cookie: '' })
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['sbiz_auth_on=1', true],
  ['__Host-sbiz_auth_on=1', true],
  ['NetFunnel_ID=x; sbiz_auth_on=1', true],
  ['', false],
  ['not_sbiz_auth_on=1', false],
  ['sbiz_auth=1', false],
])('the cookies "%s" say that a person is signed in: %s', (cookie, isSignedIn) => {
  document.cookie = cookie
  expect(hasAuthMarker()).toBe(isSignedIn)
})

it('forgets the session and has the browser drop the marker', () => {
  session.update({ token: 't', identityCi: 'ci' })
  forgetApplicant()
  expect(session.get()).toEqual(emptySession())
  expect(document.cookie).toBe('sbiz_auth_on=; path=/; max-age=0')
})

it('ends the session for all tabs of its person, and leaves that of another person alone', () => {
  const ofBrowser = { token: 't', deadline: 1, extendingUntil: 0 }
  session.update({ businessNumber: '1234567890', identityCi: 'ci' })
  writeBrowserSession({ ...ofBrowser, owner: ownerOfTab() })
  forgetApplicant()
  expect(readBrowserSession()).toBeNull()

  document.cookie = 'sbiz_auth_on=1'
  session.update({ businessNumber: '1234567890', identityCi: 'ci' })
  writeBrowserSession({ ...ofBrowser, owner: 'another' })
  forgetApplicant()
  expect(readBrowserSession()).toMatchObject({ owner: 'another' })
  expect(document.cookie).toBe('sbiz_auth_on=1')
})

it('has the browser drop the marker of a site with https, which must be secure', () => {
  const written: string[] = []
  vi.stubGlobal('document', {
    set cookie(text: string) {
      written.push(text)
    },
  })
  forgetApplicant()
  expect(written).toEqual([
    '__Host-sbiz_auth_on=; path=/; max-age=0; secure',
    'sbiz_auth_on=; path=/; max-age=0',
  ])
})
