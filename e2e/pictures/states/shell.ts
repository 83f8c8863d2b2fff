import { expect } from '@playwright/test'
import { texts } from '../../support/texts.ko.ts'
import type { Lead, State } from '../state.ts'

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
      await tab.clock.fastForward('55:30')
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

const NOON = '2025-06-26T12:00:00+09:00'
