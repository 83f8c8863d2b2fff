import { session } from 'shared-session'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { beforeEach, expect, it } from 'vitest'
import { admissionTo } from './admission.ts'
import type { SiteRoute } from './route-table.ts'

const route: SiteRoute = {
  path: '/info-agree',
  title: '',
  timer: true,
  needs: ['authCookie'],
  owner: 'mfe-apply',
}
const elsewhere = 'https://api.example.org'

beforeEach(() => session.reset())

it.each([
  ['with a session, of a backend elsewhere', elsewhere, 'token', true],
  ['without a session, of a backend elsewhere', elsewhere, '', false],
  ['with a session, of a backend here, whose cookie has gone', '', 'token', false],
])('a visitor without the marker cookie, %s', (_who, apiBaseUrl, token, ok) => {
  provideSiteConfig(parseSiteConfig({ apiBaseUrl }))
  session.update({ token })
  expect(admissionTo(route)).toMatchObject({ ok })
})
