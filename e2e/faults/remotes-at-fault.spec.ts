import type { Page } from '@playwright/test'
import { expectSameDocument, markDocument } from '../support/document.ts'
import { dialogOf } from '../support/pages/dialog.ts'
import { signIn } from '../support/session.ts'
import { publishFaultyCopy } from '../support/site/faulty-copy.ts'
import { folderOf } from '../support/site/registry.ts'
import { publishAs, rollBack } from '../support/site/release-command.ts'
import type { Site } from '../support/site/site.ts'
import { expect, HOME_ACTION, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'
import { codeFaults, fileFaults } from './faults.ts'

/** A page of each remote, and its heading. The waiting room is over home. */
const PAGES = {
  'mfe-apply': ['/self-check', texts.screens.selfCheck],
  'mfe-result': ['/bzmn-result', texts.screens.businessNumber],
  'mfe-proof': ['/proof-reg-all', texts.screens.proofIntro],
  'mfe-queue': ['/', texts.serviceName],
} as const
type Remote = keyof typeof PAGES

/** Faults are in copies of this build, whose names in the page differ from those of the good release. */
const OTHER_BUILD = '9.9.0-other'

/** Makes the live release of a remote bad. Returns a function that makes it good again. */
type Break = (site: Site, remote: Remote) => Promise<() => Promise<void>>

const faults: readonly (readonly [string, Break])[] = [
  ...Object.entries(codeFaults).map(([name, fault], number) => [name, publishing(fault, number)] as const),
  ...Object.entries(fileFaults).map(([name, fault]) => [name, breaking(fault)] as const),
]

for (const remote of Object.keys(PAGES) as Remote[])
  test.describe(remote, () => {
    test.beforeAll(async ({ site }) => {
      await publishAs(site, remote, OTHER_BUILD)
      await rollBack(site, remote)
    })
    for (const [name, fault] of faults) testFault(remote, name, fault)
  })

function testFault(remote: Remote, name: string, breakRelease: Break): void {
  test(`${name}: the page lives, has its header, and heals without a reload`, async ({
    page,
    site,
    frame,
    allowConsole,
  }) => {
    allowConsole(/./)
    await closesAlerts(page)
    if (remote === 'mfe-proof') await signIn(page, site)
    // A turn past the line: only the widget asks for that.
    if (remote === 'mfe-queue') await site.sandbox.steers(HOME_ACTION, { mode: 'bypass' })
    const mend = await breakRelease(site, remote)
    const [path] = PAGES[remote]
    const outcome = outcomeOf(page, remote)
    await page.goto(path, { waitUntil: 'commit' })
    await outcome
    await expectAnyHeading(page)
    await markDocument(page)
    await frame.stands()
    await frame.menu.getByRole('link', { name: '자주 묻는 질문' }).click()
    await expect(page).toHaveURL('/board-faq')
    await expectAnyHeading(page)
    await expect(page.locator('#areas')).toHaveText('')

    await mend()
    const turn = remote === 'mfe-queue' ? page.waitForResponse(/ts\.wseq/) : null
    // A file that never arrives holds up the document's load event, for which no one has to wait.
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(path)
    await showsAfterRetries(page, remote)
    await turn
    await frame.stands()
    await expectSameDocument(page)
  })
}

function publishing(fault: string, number: number): Break {
  return async (site, remote) => {
    await publishFaultyCopy(site, remote, OTHER_BUILD, { version: `9.9.${number}-fault`, fault })
    return () => rollBack(site, remote)
  }
}

function breaking({ path, ...fault }: (typeof fileFaults)[string]): Break {
  return async (site, remote) => {
    await site.sandbox.breaks({ ...fault, target: `${await folderOf(site, remote)}${path}` })
    return () => site.sandbox.mends()
  }
}

/** Home announces a waiting room that fails (AMB-27). */
function closesAlerts(page: Page): Promise<void> {
  const { box, press } = dialogOf(page)
  return page.addLocatorHandler(box, () => press('확인'))
}

/** Resolves when the page has reported the success or the failure of a release. */
async function outcomeOf(page: Page, remote: Remote): Promise<void> {
  await page.waitForRequest(
    request => request.url().endsWith('/beacons') && (request.postData() ?? '').includes(remote),
  )
}

async function expectAnyHeading(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
}

/** The page shows the screen, at the latest when the person has asked for it again. */
async function showsAfterRetries(page: Page, remote: Remote): Promise<void> {
  const main = page.getByRole('main')
  const [, name] = PAGES[remote]
  // The page itself shows the heading of an area that is loading.
  const place = remote === 'mfe-queue' ? main : page.locator('#areas')
  const heading = place.getByRole('heading', { level: 1, name })
  const retry = main.getByRole('button', { name: '다시 시도' })
  await expect(heading.or(retry)).toBeVisible()
  if (await retry.isVisible()) await retry.click()
  await expect(heading).toBeVisible()
}
