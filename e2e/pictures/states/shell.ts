import { expect } from '@playwright/test'
import { leap } from '../../support/leap.ts'
import { texts } from '../../support/texts.ko.ts'
import type { Lead, State } from '../state.ts'
import { withNotice } from './with-notice.ts'

const page = (name: string): State => ({ name, path: `/${name}` })

export const shell: readonly State[] = [
  { name: 'home', path: '/', part: 'page' },
  { name: 'home-locked', lead: at('2025-06-26T18:30:00+09:00') },
  { name: 'home-maintenance', lead: at('2025-02-24T23:30:00+09:00') },
  {
    name: 'home-notice',
    path: '/',
    part: 'window',
    async lead({ notices }) {
      await notices.reopenProof()
      await notices.proof.isShown()
    },
  },
  page('board-faq'),
  { name: 'board-faq-open', path: '/board-faq#faq-18' },
  page('region-center'),
  page('info-privacy'),
  page('info-terms'),
  page('coming-soon'),
  page('objctRqst'),
  page('user-guide'),
  page('popup'),
  page('modal-alert'),
  page('licenses'),
  page('announcement'),
  page('notices'),
  {
    name: 'officer-banner',
    part: 'page',
    async lead({ page: tab, allowConsole }) {
      allowConsole(OTHER_FIRST_VIEW)
      await withNotice(tab, 'banner')
      await tab.goto('/sitemap')
      await expect(tab.getByRole('link', { name: NOTICE })).toBeVisible()
    },
  },
  {
    name: 'officer-popup',
    part: 'window',
    async lead({ page: tab, notices, allowConsole }) {
      allowConsole(OTHER_FIRST_VIEW)
      await withNotice(tab, 'popup')
      await tab.goto('/')
      await notices.written(NOTICE).line.click()
      await notices.written(NOTICE).isShown()
    },
  },
  {
    name: 'officer-page',
    async lead({ page: tab, allowConsole }) {
      allowConsole(OTHER_FIRST_VIEW)
      await withNotice(tab, 'page')
      await tab.goto('/notices?id=deadline')
    },
  },
  page('sitemap'),
  page('english'),
  { name: 'search', path: '/search?q=%EB%B0%B0%EB%8B%AC' },
  { name: 'search-none', path: '/search?q=zzz' },
  {
    name: 'not-found',
    path: '/no-such-page',
    part: 'window',
    async lead({ allowConsole, dialog }) {
      allowConsole(/status of 404/)
      await dialog.says(texts.unknownPath)
    },
  },
  {
    name: 'session-missing',
    path: '/proof-intro',
    part: 'window',
    lead: ({ dialog }) => dialog.says(texts.guard.authenticationExpired),
  },
  {
    name: 'session-question',
    scenario: '대상선정',
    part: 'window',
    async lead({ page: tab, dialog }) {
      await tab.clock.install({ time: NOON })
      await tab.goto('/aply-result')
      await expect(tab.locator('#areas h1')).toBeVisible()
      await leap(tab, '55:30')
      await dialog.says(texts.session.question)
      await tab.clock.setFixedTime('2025-06-26T12:55:30+09:00')
    },
  },
  {
    name: 'area-failed',
    part: 'page',
    async lead({ allowConsole, breakSite, failedArea, resultLookup }) {
      allowConsole(/mfe[-_]result/)
      await breakSite({ kind: 'status', value: 503, target: '/remotes/mfe-result/' })
      await resultLookup.open()
      await failedArea.isTold()
    },
  },
  {
    name: 'read-only',
    part: 'window',
    async lead({ page: tab, site, businessNumber, dialog, allowConsole }) {
      allowConsole(/status of 503/)
      const body = { status: 503, errorCode: 'READ_ONLY', message: READ_ONLY }
      await tab.route('**/api/v1/business/first/register', route =>
        route.fulfill({ status: 503, json: body }),
      )
      await businessNumber.open()
      await businessNumber.type((await site.sandbox.business('open-individual-quick')).businessNumber)
      await businessNumber.confirm()
      await dialog.says(READ_ONLY)
    },
  },
  {
    name: 'offline',
    part: 'window',
    async lead({ page: tab, businessNumber, dialog, allowConsole }) {
      allowConsole(/ERR_INTERNET_DISCONNECTED/)
      await businessNumber.open()
      await businessNumber.type('1234567802')
      await tab.context().setOffline(true)
      await businessNumber.confirm()
      await dialog.says(texts.calls.offline)
    },
  },
]

function at(time: string): Lead {
  return async ({ page: tab }) => {
    await tab.clock.setFixedTime(time)
    await tab.goto('/')
  }
}

// The server has drawn the first view without the notice.
const OTHER_FIRST_VIEW = /first-view: mismatch/
const NOTICE = '접수 마감 안내'
const READ_ONLY =
  '지금은 조회만 할 수 있습니다. 입력한 내용은 화면에 그대로 있으니 잠시 후 다시 시도해주세요.'
const NOON = '2025-06-26T12:00:00+09:00'
