import { test as base } from '@playwright/test'
import { bringToForm, bringToIdentityCheck, withdraw, type AtTheForm, type Way } from './applicants.ts'
import { guardConsole, type ConsoleGuard } from './console-guard.ts'
import { putNoticesAway } from './notices.ts'
import { applicationFormOf } from './pages/application-form.ts'
import { businessNumberOf } from './pages/business-number.ts'
import { consentsOf, mydataOf } from './pages/consents.ts'
import { dialogOf } from './pages/dialog.ts'
import { failedAreaOf } from './pages/failed-area.ts'
import { frameOf } from './pages/frame.ts'
import { homeOf } from './pages/home.ts'
import { identityCheckOf } from './pages/identity-check.ts'
import { noticesOf } from './pages/notices.ts'
import { selfCheckOf } from './pages/self-check.ts'
import { sessionTimerOf } from './pages/session-timer.ts'
import { waitingRoomOf } from './pages/waiting-room.ts'
import { signIn, type Applicant } from './session.ts'
import type { Fault, QueueSettings } from './site/sandbox.ts'
import { aloneSettings, builtSiteSettings } from './site/built-site.ts'
import { startSite, type OwnSite, type Site, type SiteSettings } from './site/site.ts'
import { tapInsteadOfClicking } from './touch.ts'

export { expect } from '@playwright/test'

/** The action that home queues for. */
export const HOME_ACTION = 'act_1'

type OfTheWorker = {
  siteSettings: SiteSettings
  /** The remote whose page is tested without the shell; null on the site as applicants see it. */
  alone: string | null
  site: Site
}

/** The fixtures of a test. */
export type OfTheTest = {
  /**
   * A site for this test alone, to publish to. Request it before the page or its context, so that it stops after
   * them.
   */
  ownSite: OwnSite
  consoleGuard: ConsoleGuard
  /** True lets the notices over home and the FAQ open; else they are dismissed before the test. */
  noticesOpen: boolean
  /** Allows these messages in the browser's console; any other fails the test. */
  allowConsole: ConsoleGuard['allow']
  /** Breaks an address of the site until the test is over, or until `mend`. */
  breakSite: (fault: Fault) => Promise<void>
  mend: () => Promise<void>
  /** Steers home’s waiting room until the test is over. */
  steerQueue: (settings: QueueSettings) => Promise<void>

  /** Signs the browser in as the applicant of an application that the sandbox files in the state of a scenario. */
  seeded: (scenario?: string) => Promise<Applicant>
  /** Brings an applicant with a registered business, by its short name, to the identity check. */
  bringToIdentityCheck: (business?: string) => Promise<void>
  /** Brings an applicant to the application form; what they file is withdrawn after the test. */
  bringToForm: (way?: Way) => Promise<AtTheForm>

  notices: ReturnType<typeof noticesOf>
  frame: ReturnType<typeof frameOf>
  home: ReturnType<typeof homeOf>
  selfCheck: ReturnType<typeof selfCheckOf>
  businessNumber: ReturnType<typeof businessNumberOf>
  resultLookup: ReturnType<typeof businessNumberOf>
  identityCheck: ReturnType<typeof identityCheckOf>
  resultIdentityCheck: ReturnType<typeof identityCheckOf>
  waitingRoom: ReturnType<typeof waitingRoomOf>
  consents: ReturnType<typeof consentsOf>
  mydata: ReturnType<typeof mydataOf>
  applicationForm: ReturnType<typeof applicationFormOf>
  dialog: ReturnType<typeof dialogOf>
  failedArea: ReturnType<typeof failedAreaOf>
  sessionTimer: ReturnType<typeof sessionTimerOf>
}

/** Playwright's `test` with a site for each worker. A test that requests a page gets one that must stay silent. */
export const test = base.extend<OfTheTest, OfTheWorker>({
  siteSettings: [{}, { scope: 'worker', option: true }],
  alone: [null, { scope: 'worker', option: true }],
  site: [
    async ({ siteSettings, alone }, use) => {
      const site = await startSite({
        ...(alone ? aloneSettings(alone) : builtSiteSettings()),
        ...siteSettings,
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),

  ownSite: async ({ siteSettings }, use) => {
    const site = await startSite({ ...builtSiteSettings(), ...siteSettings })
    await use(site)
    await site.stop()
  },

  noticesOpen: [false, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the needed fixtures from the pattern.
  consoleGuard: ({}, use) => use(guardConsole()),
  allowConsole: ({ consoleGuard }, use) => use(consoleGuard.allow),
  context: async ({ context, consoleGuard, noticesOpen }, use) => {
    consoleGuard.listenTo(context)
    if (!noticesOpen) await putNoticesAway(context)
    await use(context)
    consoleGuard.expectSilence()
  },
  // On a touch screen the pages of `support/pages` tap where they would click.
  page: async ({ page, hasTouch }, use) => {
    const toClickingAgain = hasTouch ? tapInsteadOfClicking(page) : () => {}
    await use(page)
    toClickingAgain()
  },

  breakSite: async ({ site }, use) => {
    await use(site.sandbox.breaks)
    await site.sandbox.mends()
  },
  mend: ({ site }, use) => use(site.sandbox.mends),
  steerQueue: async ({ site }, use) => {
    await use(settings => site.sandbox.steers(HOME_ACTION, settings))
    await site.sandbox.steers(HOME_ACTION, { mode: 'open' })
  },

  seeded: ({ page, site }, use) => use(scenario => signIn(page, site, scenario)),
  bringToIdentityCheck: ({ page, site }, use) => use(business => bringToIdentityCheck(page, site, business)),
  bringToForm: async ({ page, site }, use) => {
    const brought: AtTheForm[] = []
    await use(async (way = {}) => {
      const applicant = await bringToForm(page, site, way)
      brought.push(applicant)
      return applicant
    })
    for (const applicant of brought) await withdraw(site, applicant)
  },

  notices: ({ page }, use) => use(noticesOf(page)),
  frame: ({ page }, use) => use(frameOf(page)),
  home: ({ page, alone }, use) => use(homeOf(page, alone)),
  selfCheck: ({ page }, use) => use(selfCheckOf(page)),
  businessNumber: ({ page }, use) => use(businessNumberOf(page, '/bzmn-reg')),
  resultLookup: ({ page }, use) => use(businessNumberOf(page, '/bzmn-result')),
  identityCheck: ({ page }, use) => use(identityCheckOf(page, '/onslf-check')),
  resultIdentityCheck: ({ page }, use) => use(identityCheckOf(page, '/onslf-check-result')),
  waitingRoom: ({ page }, use) => use(waitingRoomOf(page)),
  consents: ({ page }, use) => use(consentsOf(page)),
  mydata: ({ page }, use) => use(mydataOf(page)),
  applicationForm: ({ page }, use) => use(applicationFormOf(page)),
  dialog: ({ page }, use) => use(dialogOf(page)),
  failedArea: ({ page }, use) => use(failedAreaOf(page)),
  sessionTimer: ({ page }, use) => use(sessionTimerOf(page)),
})
