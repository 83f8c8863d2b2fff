import { session } from 'shared-session'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { beforeEach, expect, it } from 'vitest'
import { admissionTo, arriveAt, letsAreaRun } from './admission.ts'
import type { SiteRoute } from './route-table.ts'

const route: SiteRoute = {
  path: '/info-agree',
  title: '',
  timer: true,
  needs: ['authCookie'],
  owner: 'mfe-apply',
}

beforeEach(() => session.reset())

it.each([
  ['with a session, of a backend that sets none', { token: 'token', setsAuthMarker: false }, true],
  ['without a session, of a backend that sets none', { setsAuthMarker: false }, false],
  ['with a session, of a backend that sets one', { token: 'token' }, false],
])('a visitor without the marker cookie, %s', (_who, known, ok) => {
  provideSiteConfig(parseSiteConfig({}))
  session.update(known)
  expect(admissionTo(route)).toMatchObject({ ok })
})

it('a visitor with the marker cookie is let in, until the cookie is gone', () => {
  provideSiteConfig(parseSiteConfig({}))
  document.cookie = 'sbiz_auth_on=1'
  expect(admissionTo(route)).toMatchObject({ ok: true })
  document.cookie = 'sbiz_auth_on=; max-age=0'
  expect(admissionTo(route)).toMatchObject({ ok: false })
})

it('an area runs on while its page is open, also without the cookie, and not once the page is left', () => {
  provideSiteConfig(parseSiteConfig({}))
  expect(letsAreaRun(route)).toBe(false)
  const leave = arriveAt(route)
  expect(letsAreaRun(route)).toBe(true)
  expect(letsAreaRun({ ...route, path: '/aply-info' })).toBe(false)
  leave()
  expect(letsAreaRun(route)).toBe(false)
})

it('an area runs for a visitor who may enter its page', () => {
  provideSiteConfig(parseSiteConfig({}))
  session.update({ token: 'token', setsAuthMarker: false })
  expect(letsAreaRun(route)).toBe(true)
})

it('an area runs on its page, even if the page before is left only afterwards', () => {
  provideSiteConfig(parseSiteConfig({}))
  const leaveBefore = arriveAt({ ...route, path: '/aply-info' })
  arriveAt(route)
  leaveBefore()
  expect(letsAreaRun(route)).toBe(true)
})
