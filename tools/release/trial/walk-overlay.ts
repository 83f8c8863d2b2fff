import type { Page } from 'playwright'
import type { Release } from 'release-format'
import type { Refusal } from 'release-store/gate'
import { isFreeOfOverlay, overlayText } from './in-page.ts'
import type { Observer } from './observer.ts'
import { waitingFault, type Fault } from './refusals.ts'
import { refusalsOfSteps } from './steps.ts'
import { StubLine, type LineReply } from './stub-line.ts'

type State = { at: string; reply: LineReply; isWait: boolean }

/** The states of a visit to home, in their order. */
const STATES: readonly State[] = [
  { at: 'twelve people ahead', reply: { code: 201, fields: 'nwait=12&nnext=3&tps=2&ttl=1' }, isWait: true },
  { at: 'three people ahead', reply: { code: 201, fields: 'nwait=3&nnext=9&tps=2&ttl=1' }, isWait: true },
  { at: 'the line paused', reply: { code: 201, fields: 'nwait=3&tps=0&ttl=1&msg=Paused' }, isWait: true },
  { at: 'a turn given', reply: { code: 200, fields: 'nwait=0&ttl=0' }, isWait: false },
]

/** Leads the waiting room through a wait on home. Returns the faults of the first state that has some. */
export async function walkOverlay(release: Release, page: Page, observer: Observer): Promise<Refusal[]> {
  const line = new StubLine()
  await line.serve(page)
  const steps = STATES.map((state, order) => ({
    at: `with ${state.at}`,
    async step() {
      const before = order === 0 ? '' : await page.evaluate(overlayText)
      line.reply = state.reply
      if (order === 0) await page.goto('/', { waitUntil: 'commit' })
      return faultsOf(state, before, page, observer)
    },
  }))
  return refusalsOfSteps(release, steps)
}

async function faultsOf(
  { isWait }: State,
  before: string,
  page: Page,
  observer: Observer,
): Promise<readonly Fault[]> {
  const isShown = async () => {
    const text = await page.evaluate(overlayText)
    return isWait ? text !== '' && text !== before : page.evaluate(isFreeOfOverlay)
  }
  const hasShown = await observer.until(page, isShown)
  await observer.until(page, async () => !observer.isBusy)
  const faults = await observer.faults(page)
  if (faults.length > 0) return faults
  return hasShown ? [] : [waitingFault(isWait, await page.evaluate(overlayText))]
}
