import type { Page } from '@playwright/test'
import { loadedRemoteScripts } from '../support/federation.ts'
import { expectScreen, frameOf } from '../support/pages/frame.ts'
import { copyBuilt } from '../support/site/built-site.ts'
import { folderOf, liveRemote, servedHashes } from '../support/site/registry.ts'
import { publishFolder, rollBack } from '../support/site/release-command.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'
import { untilLoaded } from '../support/until-loaded.ts'

const NEW_VERSION = '9.9.9-independent'
const OTHERS = ['mfe-apply', 'mfe-proof', 'mfe-queue']

test.describe.configure({ timeout: 120_000 })

/** Resolves when the page has taken a registry in which that version is live. */
async function hasFollowed(page: Page, version: string): Promise<void> {
  await page.waitForFunction(live => localStorage.getItem('sbiz_registry')?.includes(live), version)
}

test('publishing mfe-result alone changes what the next visit gets, and nothing else; rolling back brings the release before it back', async ({
  ownSite: site,
  context,
}, testInfo) => {
  const hashesOfOthers = () => Promise.all(OTHERS.map(remote => servedHashes(site, remote)))
  const resultScreen = () => [texts.screens.businessNumber, `${site.url}/bzmn-result`] as const
  const othersBefore = await hashesOfOthers()
  const before = await liveRemote(site, 'mfe-result')

  const openPage = await context.newPage()
  await openPage.goto(`${site.url}/self-check`)
  await expectScreen(openPage, texts.screens.selfCheck, `${site.url}/self-check`)

  const release = testInfo.outputPath('mfe-result')
  await copyBuilt('mfe-result', NEW_VERSION, release)
  await publishFolder(site, release)
  const newFolder = await folderOf(site, 'mfe-result')
  expect(newFolder).toBe(`/remotes/mfe-result/${NEW_VERSION}/`)
  expect(await hashesOfOthers()).toEqual(othersBefore)

  // An open page receives the registry, and loads the new release when it enters the area.
  await hasFollowed(openPage, NEW_VERSION)
  await frameOf(openPage).goToResult()
  await expectScreen(openPage, ...resultScreen())
  const openScripts = await loadedRemoteScripts(openPage, 'mfe-result')
  expect(openScripts).toContain(`${newFolder}remoteEntry.js`)
  expect(openScripts.filter(script => !script.startsWith(newFolder))).toEqual([])

  const nextVisit = await context.newPage()
  await nextVisit.goto(`${site.url}/bzmn-result`)
  await untilLoaded(nextVisit)
  await expectScreen(nextVisit, ...resultScreen())
  const newScripts = await loadedRemoteScripts(nextVisit, 'mfe-result')
  expect(newScripts).toContain(`${newFolder}remoteEntry.js`)
  expect(newScripts.filter(script => !script.startsWith(newFolder))).toEqual([])

  await rollBack(site, 'mfe-result')
  const { version, entry } = await liveRemote(site, 'mfe-result')
  expect({ version, entry }).toEqual({ version: before.version, entry: before.entry })
  const visitAfterwards = await context.newPage()
  await visitAfterwards.goto(`${site.url}/bzmn-result`)
  await untilLoaded(visitAfterwards)
  await expectScreen(visitAfterwards, ...resultScreen())
  expect(await loadedRemoteScripts(visitAfterwards, 'mfe-result')).toContain(entry)
})
