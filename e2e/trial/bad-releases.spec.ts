import { delimiter } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { ofDeclaration, ofFiles, ofRunning, ofTheDocument, ofWaiting } from '../support/bad-releases/kinds.ts'
import { expectRefusals, pageOf, writeKinds } from '../support/bad-releases/try-kinds.ts'
import { builtSiteSettings } from '../support/site/built-site.ts'
import { startSite } from '../support/site/site.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ timeout: 300_000 })

test('every kind of bad release is refused with the rule, both sides and the way out; a good one is not', async () => {
  await expectRefusals([...ofFiles, ...ofDeclaration, ...ofRunning, ...ofTheDocument])
})

test('a waiting room that does not lead through a wait is refused', async () => {
  for (const kind of ofWaiting) await expectRefusals([kind])
})

test('no visitor sees an empty place of an area, of whatever bad release', async ({
  context,
  allowConsole,
}) => {
  allowConsole(/./)
  const kinds = [...ofDeclaration, ...ofRunning]
  const { folders, remove } = await writeKinds(kinds)
  const site = await startSite({ ...builtSiteSettings(), FIRST_RELEASES: folders.join(delimiter) })
  await Promise.all(
    kinds.map(({ about }, place) => seesSomething(context, `${site.url}${pageOf(place)}`, about)),
  )
  await site.stop()
  await remove()
})

/** Waits for a heading, a text, a dialog or the message with the button: on the first page, then on the second. */
async function seesSomething(context: BrowserContext, address: string, about: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(address)
  const shown = page.locator('main :is(h1, p, [role=alert]), dialog[open]').filter({ visible: true })
  await expect(shown.first(), about).toBeVisible()
  await page.evaluate(() => history.pushState(null, '', `${location.pathname}/more`))
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(shown.first(), `${about}, on its second page`).toBeVisible()
  await page.close()
}
