import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { bringToForm, withdraw } from '../support/applicants.ts'
import { guardConsole } from '../support/console-guard.ts'
import { putNoticesAway } from '../support/notices.ts'
import { applicationFormOf, pdfFile } from '../support/pages/application-form.ts'
import { dialogOf } from '../support/pages/dialog.ts'
import { generalProofOf } from '../support/pages/general-proof.ts'
import { signIn } from '../support/session.ts'
import { liveRemote } from '../support/site/registry.ts'
import { promote, publishAs } from '../support/site/release-command.ts'
import type { Site } from '../support/site/site.ts'
import { expect, test as onOneSite } from '../support/test.ts'

const RELEASES_OF_EACH = 20
const REMOTES = ['mfe-apply', 'mfe-proof'] as const
const OTHER = '9.9.9-other'

type Journey = (page: Page, site: Site) => Promise<void>

const test = onOneSite.extend({ baseURL: ({ ownSite }, use) => use(ownSite.url) })

test.describe.configure({ timeout: 1_800_000 })

test('apply and proof are released twenty times each, in turn, under journeys in five browsers, and none fails', async ({
  browser,
  ownSite: site,
}) => {
  const versions = await Promise.all(REMOTES.map(remote => twoVersions(site, remote)))
  const ran = new Map<string, number>()
  let isOver = false
  const journeys: Journey[] = [
    applies('open-individual-confirmed', 'fresh', '0000001'),
    applies('open-corporation', 'representative', '0000006'),
    proves,
    proves,
    proves,
  ]

  async function goAgainAndAgain(journey: Journey): Promise<number> {
    for (let times = 1; ; times += 1) {
      await inOwnBrowser(browser, ran, page => journey(page, site))
      if (isOver) return times
    }
  }
  async function release(): Promise<void> {
    for (let time = 0; time < RELEASES_OF_EACH; time += 1)
      for (const [remote, pair] of versions) await promote(site, remote, pair[time % 2] ?? OTHER)
    isOver = true
  }

  const [, ...walked] = await Promise.all([release(), ...journeys.map(goAgainAndAgain)])
  process.stdout.write(`${RELEASES_OF_EACH * REMOTES.length} releases; journeys: ${walked.join(', ')}\n`)
  process.stdout.write(
    `${[...ran].map(([what, times]) => `${what} was entered ${times} times`).join('\n')}\n`,
  )
})

/** Returns the live version and a second one, which is live at the end. */
async function twoVersions(site: Site, remote: string): Promise<[string, string[]]> {
  const { version } = await liveRemote(site, remote)
  await publishAs(site, remote, OTHER)
  return [remote, [version, OTHER]]
}

/** Opens a browser that must stay silent: a release that fails would write to its console. */
async function inOwnBrowser(
  browser: Browser,
  ran: Map<string, number>,
  walk: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext()
  const guard = guardConsole()
  guard.listenTo(context)
  countStarts(context, ran)
  await putNoticesAway(context)
  await walk(await context.newPage())
  await context.close()
  guard.expectSilence()
}

function countStarts(context: BrowserContext, ran: Map<string, number>): void {
  context.on('request', request => {
    for (const { remote, version, kind } of beaconsIn(request)) {
      const what = `${remote} ${version}`
      if (kind === 'loaded' && REMOTES.some(name => name === remote)) ran.set(what, (ran.get(what) ?? 0) + 1)
    }
  })
}

function beaconsIn(request: Request): Record<'remote' | 'version' | 'kind', string>[] {
  if (!request.url().endsWith('/beacons')) return []
  return [JSON.parse(request.postData() ?? '[]')].flat()
}

/** Files an application, and visits a page of the shell in the middle of the form. */
function applies(business: string, person: string, residenceRear: string): Journey {
  return async (page, site) => {
    const form = applicationFormOf(page)
    const kind = business === 'open-corporation' ? '법인' : '개인'
    const applicant = await bringToForm(page, site, { business, person })
    await form.isShown(kind)
    await form.fillBusiness({ companyName: '바다상회' })
    await page
      .getByRole('navigation', { name: '주요 메뉴' })
      .getByRole('link', { name: '자주 묻는 질문' })
      .click()
    await expect(page).toHaveURL('/board-faq')
    await page.goBack()
    await form.isShown(kind)
    await expect(form.companyName).toHaveValue('바다상회')
    await expect(form.openingDate).not.toHaveValue('')
    await form.fillResidenceRear(residenceRear)
    if (kind === '법인') {
      await form.fillCorporateNumber()
      await form.settlementMonth.selectOption('12')
    }
    await form.fillAccount()
    await form.checkAccount()
    await form.submit()
    await form.confirmAnswers()
    await expect(page).toHaveURL('/aply-cmptn')
    await withdraw(site, applicant)
  }
}

async function proves(page: Page, site: Site): Promise<void> {
  const [proof, dialog] = [generalProofOf(page), dialogOf(page)]
  await signIn(page, site)
  await proof.begin()
  await proof.prove('금액', '150000', [pdfFile('정산.pdf')])
  await dialog.isReadAndClosed('등록하시겠습니까?')
  await dialog.isReadAndClosed('모든 증빙자료가 성공적으로 등록되었습니다.')
  await expect(page).toHaveURL('/aply-result')
  await expect(proof.history).toContainText('150,000원')
}
