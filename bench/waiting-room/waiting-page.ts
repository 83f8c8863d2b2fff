import type { BrowserContext, Page } from 'playwright'
import { openWatched } from '../swap/watched-page.ts'

const QUESTION = /\/ts\.wseq\?/
const TURN = /'5002:200:/
const RECHECK = /&ttl=([\d.]+)/

export type WaitingPage = {
  page: Page
  /** Resolves when the page shows that it waits. */
  isWaiting: () => Promise<void>
  /** The key of the number that the page shows at its next question; empty when it has none. */
  key: () => Promise<string>
  /** Freezes the page for so long, as browsers do with hidden pages: no timer fires and no reply arrives. */
  sleep: (forMs: number) => Promise<{ asked: number; askedAfterMs: number }>
  /** The moment of its turn, in milliseconds since 1970. */
  entered: Promise<number>
  /** The longest pause that a reply asked for. */
  longestRecheckMs: () => number
}

/** Opens home in a new page, whose waiting room is watched from outside. */
export async function openWaiting(context: BrowserContext, address: string): Promise<WaitingPage> {
  const entered = Promise.withResolvers<number>()
  let recheckMs = 0
  let asked = 0
  context.on('request', request => {
    if (QUESTION.test(request.url())) asked += 1
  })
  context.on('response', async response => {
    if (!QUESTION.test(response.url())) return
    // A response that a reload has cut off has no text.
    const text = await response.text().catch(() => '')
    recheckMs = Math.max(recheckMs, 1000 * Number(RECHECK.exec(text)?.[1] ?? 0))
    if (TURN.test(text)) entered.resolve(Date.now())
  })
  const { page } = await openWatched(context, address)
  const nextQuestion = () => page.waitForRequest(QUESTION, { timeout: 60_000 })

  return {
    page,
    isWaiting: () => page.getByRole('dialog', { name: '서비스 접속 대기 중입니다.' }).waitFor(),
    async key() {
      const kept = await page.evaluate(() => sessionStorage.getItem('NetFunnel_ID_act_1') ?? '')
      return /key=([^&]+)/.exec(kept)?.[1] ?? ''
    },
    async sleep(forMs) {
      const devtools = await context.newCDPSession(page)
      await devtools.send('Debugger.enable')
      await devtools.send('Debugger.pause')
      // The page freezes at its next step.
      await later(5000)
      const before = asked
      await later(forMs)
      const whileAsleep = asked - before
      const again = nextQuestion()
      const awake = Date.now()
      await devtools.send('Debugger.resume')
      await again
      return { asked: whileAsleep, askedAfterMs: Date.now() - awake }
    },
    entered: entered.promise,
    longestRecheckMs: () => recheckMs,
  }
}

function later(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}
