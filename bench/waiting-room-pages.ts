import { chromium, type Browser, type BrowserContext } from 'playwright'
import { startLiveSite, type LiveSite } from './swap/live-site.ts'
import { openWaiting, type WaitingPage } from './waiting-room/waiting-page.ts'

const PAGES = 20
const OFFLINE_MS = 10_000
const HIDDEN_MS = 360_000
const ENTER_A_SECOND = 2

/** Events that some of the pages meet while they wait; the others meet none. */
const DISTURBED = { reloaded: [2, 7, 12], secondTab: [3, 8], offline: [4, 9, 14], hidden: [5, 10, 15] }

type Numbers = {
  pages: number
  /** The number of pages of each kind that have kept their number. */
  kept: Record<keyof typeof DISTURBED | 'undisturbed', string>
  /** The number of questions of the hidden pages meanwhile, and the time until each asked again after it woke. */
  askedWhileHidden: number
  askedAfterWakingMs: number[]
  entered: number
  /** The longest time by which someone entered before a page with a lower number. */
  overtakenForMs: number
  longestRecheckMs: number
}

/** Twenty pages wait in a browser, some are reloaded, doubled, cut off or put to sleep: do they keep place and order? */
export async function waitingRoomPages(): Promise<{ table: string; numbers: Numbers }> {
  const site = await startLiveSite()
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  try {
    const numbers = await observed(site, browser)
    return { table: tableOf(numbers), numbers }
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function observed(site: LiveSite, browser: Browser): Promise<Numbers> {
  await site.steer('wait')
  const pages: WaitingPage[] = []
  while (pages.length < PAGES) {
    const waiting = await openWaiting(await browser.newContext(), site.address)
    await waiting.isWaiting()
    pages.push(waiting)
  }
  const before = await Promise.all(pages.map(({ key }) => key()))
  const slept = await disturb(pages, site)
  const after = await Promise.all(pages.map(({ key }) => key()))
  const isKept = (place: number) => after[place] !== '' && after[place] === before[place]

  await letIn(site)
  const enteredAt = await Promise.all(pages.map(({ entered }) => entered))
  return {
    pages: PAGES,
    kept: keptByKind(isKept),
    ...slept,
    entered: enteredAt.length,
    overtakenForMs: longestOvertaking(enteredAt),
    longestRecheckMs: Math.max(...pages.map(({ longestRecheckMs }) => longestRecheckMs())),
  }
}

async function disturb(pages: WaitingPage[], { address }: LiveSite) {
  const these = (kind: keyof typeof DISTURBED) => pages.filter((_, place) => DISTURBED[kind].includes(place))
  const sleeping = Promise.all(these('hidden').map(waiting => waiting.sleep(HIDDEN_MS)))
  for (const { page, isWaiting } of these('reloaded')) {
    await page.reload()
    await isWaiting()
  }
  for (const { page, key } of these('secondTab')) await expectSameNumber(page.context(), address, await key())
  await Promise.all(these('offline').map(waiting => cutOff(waiting)))
  const slept = await sleeping
  return {
    askedWhileHidden: slept.reduce((sum, { asked }) => sum + asked, 0),
    askedAfterWakingMs: slept.map(({ askedAfterMs }) => askedAfterMs),
  }
}

async function expectSameNumber(context: BrowserContext, address: string, key: string): Promise<void> {
  const second = await openWaiting(context, address)
  await second.isWaiting()
  const own = await second.key()
  if (own !== key) throw new Error(`the second tab has the number ${own} instead of ${key}`)
  await second.page.close()
}

async function cutOff({ page, isWaiting }: WaitingPage): Promise<void> {
  await page.context().setOffline(true)
  await new Promise(resolve => setTimeout(resolve, OFFLINE_MS))
  await page.context().setOffline(false)
  await isWaiting()
}

async function letIn({ address }: LiveSite): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ mode: 'open', rate: ENTER_A_SECOND })
  await fetch(`${address}/sandbox/api/queue/act_1`, { method: 'POST', headers, body })
}

function keptByKind(isKept: (place: number) => boolean): Numbers['kept'] {
  const disturbed = Object.values(DISTURBED).flat()
  const undisturbed = Array.from({ length: PAGES }, (_, place) => place).filter(
    place => !disturbed.includes(place),
  )
  const share = (places: number[]) => `${places.filter(isKept).length} of ${places.length}`
  const { reloaded, secondTab, offline, hidden } = DISTURBED
  return {
    undisturbed: share(undisturbed),
    reloaded: share(reloaded),
    secondTab: share(secondTab),
    offline: share(offline),
    hidden: share(hidden),
  }
}

/** The longest time that a page entered before another with an earlier ticket. */
function longestOvertaking(enteredAt: number[]): number {
  const byEach = enteredAt.map((at, place) =>
    Math.max(0, ...enteredAt.slice(0, place).map(earlier => earlier - at)),
  )
  return Math.max(...byEach)
}

function tableOf({ kept, ...numbers }: Numbers): string {
  const rows: [string, string | number][] = [
    ...Object.entries(kept).map(([kind, share]): [string, string] => [`number kept, ${kind}`, share]),
    ['questions of sleeping pages', numbers.askedWhileHidden],
    ['asked again after waking, ms', numbers.askedAfterWakingMs.join(', ')],
    ['entered', `${numbers.entered} of ${numbers.pages}`],
    ['the longest that one entered before a lower number, ms', numbers.overtakenForMs],
    ['the longest time between two questions of a page, ms', numbers.longestRecheckMs],
  ]
  return [
    `| ${numbers.pages} pages that wait | |`,
    '| --- | --- |',
    ...rows.map(([what, value]) => `| ${what} | ${value} |`),
  ].join('\n')
}
