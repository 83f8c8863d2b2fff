import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { spawnServer } from 'server-kit/testing'
import { hundredths, spreadOf, type Spread } from '../latency/spread.ts'

export type FirstViews = { few: Spread; many: Spread; ratio: number }

type WithFirstView = typeof globalThis & { firstView?: number }
type Seeded = { aplyNo: string; brno: string; ci: string; token: string }

const REPOSITORY = join(import.meta.dirname, '../..')
const SITE = join(REPOSITORY, 'server/site/src/main.ts')
const REMOTES = ['mfe-result', 'mfe-queue']
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

/** Opens both results in turn, on a site of its own with the last build, files from the browser's cache. */
export async function measureFirstViews(rounds: number): Promise<FirstViews> {
  const dataDir = await mkdtemp(join(tmpdir(), 'result-first-view-'))
  const site = spawnServer(SITE, {
    DATA_DIR: dataDir,
    FIRST_RELEASES: REMOTES.map(remote => join(REPOSITORY, remote, 'dist')).join(delimiter),
    SANDBOX: 'on',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  })
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({ args: ARGUMENTS, ...(executablePath && { executablePath }) })
  try {
    const address = await site.ready
    const [few, many] = [
      await applicantOf(browser, address, 'three-batches'),
      await applicantOf(browser, address, 'two-hundred-batches'),
    ]
    return await inTurn({ few, many }, rounds)
  } finally {
    await browser.close()
    site.kill('SIGTERM')
    await site.ended
    await rm(dataDir, { recursive: true })
  }
}

async function inTurn({ few, many }: Record<'few' | 'many', Page>, rounds: number): Promise<FirstViews> {
  const times: Record<'few' | 'many', number[]> = { few: [], many: [] }
  for (let round = 0; round <= rounds; round += 1) {
    const [short, long] = [await firstViewOf(few), await firstViewOf(many)]
    // The first round warms up.
    if (round === 0) continue
    times.few.push(short)
    times.many.push(long)
  }
  const [ofFew, ofMany] = [spreadOf(times.few), spreadOf(times.many)]
  return { few: ofFew, many: ofMany, ratio: hundredths(ofMany.median / ofFew.median) }
}

/** A page of a browser in which the applicant of a seeded application has signed in. */
async function applicantOf(browser: Browser, address: string, scenario: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 360, height: 740 } })
  const response = await context.request.post('/sandbox/api/seed', { data: { scenario } })
  const { aplyNo, brno: brNo, ci: onslfCert, token } = (await response.json()) as Seeded
  const session = {
    schemaVersion: 1,
    brNo,
    aplyNo,
    aplyType: '확인',
    mngFrGb: '1',
    pageSeparation: 1,
    onslfCert,
    token,
  }
  const page = await context.newPage()
  await page.addInitScript(stored => sessionStorage.setItem('sbiz_session', JSON.stringify(stored)), session)
  await page.addInitScript(watchForFirstView)
  return page
}

/** Runs in the page: remembers when the first row of proof has been painted. */
function watchForFirstView(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main tbody time')) return
    observer.disconnect()
    requestAnimationFrame(() =>
      setTimeout(() => {
        const page: WithFirstView = globalThis
        page.firstView = performance.now()
      }),
    )
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** In milliseconds since the navigation began. */
async function firstViewOf(page: Page): Promise<number> {
  await page.goto('/aply-result')
  const seen = await page.waitForFunction(() => (globalThis as WithFirstView).firstView)
  return Number(await seen.jsonValue())
}
