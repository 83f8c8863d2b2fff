import type { Page, Route } from 'playwright'
import type { Release } from 'release-format'
import type { Refusal } from 'release-store/gate'
import { isFreeOfOverlay, overlayText } from './in-page.ts'
import type { Observer } from './observer.ts'
import { waitingFault, refusalsOfSteps, type Fault } from './refusals.ts'

/** A state of the visit, as the waiting room replies: its code, and its fields beside the key. */
type State = { at: string; code: number; fields: string }

const WAIT = 201
const TURN = 200

/** The states of a visit to home, in their order. */
const STATES: readonly [State, ...State[]] = [
  { at: 'twelve people ahead', code: WAIT, fields: 'nwait=12&nnext=3&tps=2&ttl=1' },
  { at: 'three people ahead', code: WAIT, fields: 'nwait=3&nnext=9&tps=2&ttl=1' },
  { at: 'the line paused', code: WAIT, fields: 'nwait=3&tps=0&ttl=1&msg=Paused' },
  { at: 'a turn given', code: TURN, fields: 'nwait=0&ttl=0' },
]

/** Leads the waiting room through a wait on home. Returns the faults of the first state that has some. */
export async function walkOverlay(release: Release, page: Page, observer: Observer): Promise<Refusal[]> {
  let [present] = STATES
  await page.route(
    url => url.pathname.endsWith('/ts.wseq'),
    route => reply(route, present),
  )
  const steps = STATES.map((state, order) => ({
    at: `with ${state.at}`,
    async step() {
      const before = order === 0 ? '' : await page.evaluate(overlayText)
      present = state
      if (order === 0) await page.goto('/', { waitUntil: 'commit' })
      return faultsOf(state.code === WAIT, before, page, observer)
    },
  }))
  return refusalsOfSteps(release, steps)
}

/** Answers in place of the site's waiting room (docs/queue-protocol.md). */
function reply(route: Route, { code, fields }: State): Promise<void> {
  const asked = new URL(route.request().url()).searchParams.get('opcode') ?? ''
  const result = `${asked === '5101' ? 5002 : asked}:${code}:key=7ab1&${fields}`
  const body = `NetFunnel.gRtype=${asked};NetFunnel.gControl.result='${result}'; NetFunnel.gControl._showResult();`
  return route.fulfill({ contentType: 'text/javascript', body })
}

async function faultsOf(
  isWait: boolean,
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
