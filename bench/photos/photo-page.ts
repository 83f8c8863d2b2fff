import type { Browser, Page } from 'playwright'

/** Returns the shown states of the photos that wait to be sent, in the order of the rows. */
const SHRUNK = '올리기 전'

/** The form of general proof in a browser of its own, signed in, ready to take files. */
export async function openPhotoPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'ko-KR' })
  const page = await context.newPage()
  const answer = await context.request.post(`${address}/sandbox/api/seed`, { data: { scenario: '대상선정' } })
  const { aplyNo, brno: brNo, ci: onslfCert, token } = (await answer.json()) as Record<string, string>
  const filed = { brNo, aplyNo, aplyType: '확인', mngFrGb: '1', pageSeparation: 1, isNormalProof: 'Y' }
  await page.addInitScript(keepSession, { schemaVersion: 1, ...filed, onslfCert, token })
  await page.addInitScript(recordLongTasks)
  await page.goto(`${address}/proof-reg-all`)
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
  return page
}

/** The number of chosen photos that are ready to be sent. */
export function countShrunk(page: Page): Promise<number> {
  return page.getByRole('main').getByText(SHRUNK, { exact: true }).count()
}

/** The tasks on the page's own thread that took longer than 50 ms since the last call, in ms. */
export function takeLongTasks(page: Page): Promise<number[]> {
  return page.evaluate(() => (globalThis as unknown as Recorder).longTasks.splice(0))
}

type Recorder = { longTasks: number[] }

function keepSession(session: object): void {
  sessionStorage.setItem('sbiz_session', JSON.stringify(session))
}

function recordLongTasks(): void {
  const longTasks: number[] = []
  Object.assign(globalThis, { longTasks })
  new PerformanceObserver(list => {
    longTasks.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask' })
}
