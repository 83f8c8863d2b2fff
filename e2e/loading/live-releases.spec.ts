import type { Page } from '@playwright/test'
import { bringToForm } from '../support/applicants.ts'
import { packagesLeftBehind } from '../support/federation.ts'
import { applicationFormOf } from '../support/pages/application-form.ts'
import { homeOf } from '../support/pages/home.ts'
import { waitingRoomOf } from '../support/pages/waiting-room.ts'
import { folderOf } from '../support/site/registry.ts'
import { promote, publishAs, rollBack } from '../support/site/release-command.ts'
import { expect, HOME_ACTION, test as onOneSite } from '../support/test.ts'

const NEW_VERSION = '9.9.9-live'

/** These journeys have a site of their own, since their releases reach every page. */
const test = onOneSite.extend({ baseURL: ({ ownSite }, use) => use(ownSite.url) })

test.describe.configure({ timeout: 180_000 })

test('a new waiting room runs in every open page, and who waits keeps the number and the place', async ({
  context,
  ownSite: site,
}) => {
  // A turn past the line, for which home needs the widget.
  await site.sandbox.steers(HOME_ACTION, { mode: 'bypass' })
  const through = [await context.newPage(), await context.newPage()]
  // One after the other, since a turn that they share would end the need for the widget.
  for (const page of through) await homeOf(page).openUntilTurnIsOver()
  await site.sandbox.steers(HOME_ACTION, { mode: 'wait' })
  const waiting = [await context.newPage(), await context.newPage(), await context.newPage()]
  // One after the other, so that they share a number: pages that ask first at the same moment share it later.
  for (const page of waiting) {
    await homeOf(page).open()
    await waitingRoomOf(page).isShown()
  }
  const places = await Promise.all(waiting.map(placeOf))
  const inLine = await site.sandbox.waiting(HOME_ACTION)
  const oldFolder = await folderOf(site, 'mfe-queue')

  await publishAs(site, 'mfe-queue', NEW_VERSION)
  const askedAfter: string[] = []
  context.on('request', request => void askedAfter.push(new URL(request.url()).pathname))
  for (const page of [...waiting, ...through]) {
    await expect.poll(() => versionsOfWidget(page), { timeout: 20_000 }).toEqual([inGlobals(NEW_VERSION)])
  }
  for (const page of [...waiting, ...through]) expect(await packagesLeftBehind(page)).toEqual([])
  for (const page of waiting) await waitingRoomOf(page).isShown()
  expect(await Promise.all(waiting.map(placeOf))).toEqual(places)
  expect(await site.sandbox.waiting(HOME_ACTION)).toBe(inLine)
  expect(askedAfter.filter(path => path.startsWith(oldFolder))).toEqual([])

  await site.sandbox.steers(HOME_ACTION, { mode: 'open' })
  for (const page of waiting) await waitingRoomOf(page).isGone()
})

test('an area is released again and again under a half-filled form, and nothing typed is lost', async ({
  page,
  ownSite: site,
}) => {
  const form = applicationFormOf(page)
  await bringToForm(page, site, {})
  await form.isShown()
  await form.companyName.fill('바다상회')
  // For twenty releases of two areas under journeys: `npm run e2e -- releases`.
  await publishAs(site, 'mfe-apply', NEW_VERSION)
  await followed(page, site.url)
  await rollBack(site, 'mfe-apply')
  await promote(site, 'mfe-apply', NEW_VERSION)
  await followed(page, site.url)
  await expect(form.companyName).toHaveValue('바다상회')
  await form.openingDate.fill('20200101')
  await page.goBack()
  await page.goForward()
  await form.isShown()
  await expect(form.companyName).toHaveValue('바다상회')
  // The next entry loads the release that is live by then.
  await page
    .getByRole('navigation', { name: '주요 메뉴' })
    .getByRole('link', { name: '자주 묻는 질문' })
    .click()
  await expect(page).toHaveURL('/board-faq')
  await page.goBack()
  await form.isShown()
  await expect(form.companyName).toHaveValue('바다상회')
  expect(await versionsOf(page, 'mfe_apply')).toEqual([inGlobals(NEW_VERSION)])
})

/** Returns the last reply to the waiting page, without the parts that change with each reply. */
async function placeOf(page: Page): Promise<string | undefined> {
  const kept = await page.evaluate(() =>
    Object.entries(sessionStorage).find(([key]) => key.startsWith('NetFunnel_ID_')),
  )
  return /key=[^&]*/.exec(kept?.[1] ?? '')?.[0]
}

const versionsOfWidget = (page: Page) => versionsOf(page, 'mfe_queue')

/** Returns the releases of a remote with code in the page, by the globals of their chunks. */
function versionsOf(page: Page, global: string): Promise<string[]> {
  return page.evaluate(prefix => {
    const keys = Object.keys(globalThis).filter(key => key.startsWith(prefix))
    return keys.map(key => key.slice(prefix.length))
  }, `rspackChunk${global}_`)
}

const inGlobals = (version: string) => version.replaceAll(/\W/g, '_')

/** Resolves when the page has taken the registry that the site has now. */
async function followed(page: Page, url: string): Promise<void> {
  const { revision } = (await (await fetch(`${url}/registry.json`)).json()) as { revision: number }
  await page.waitForFunction(
    wanted => JSON.parse(localStorage.getItem('sbiz_registry') ?? '{}').revision === wanted,
    revision,
  )
}
