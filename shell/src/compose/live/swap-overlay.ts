import type { RegisteredRemote } from 'release-format'
import { TooSlow, withDeadline } from '../deadline.ts'
import { evict } from '../evict.ts'
import {
  failed,
  mountWidget,
  presentTurn,
  presentWidget,
  serveBy,
  WIDGET,
  type Widget,
} from '../queue-overlay.ts'
import { nextTask } from './next-task.ts'
import { noteGood, releaseToLoad } from '../releases.ts'
import { report } from '../report.ts'

const PREPARED_WITHIN_MS = 10_000
const SHOWN_WITHIN_MS = 2000
const HANDED_OVER_WITHIN_MS = 1000
const LOOKS_EVERY_MS = 100

let changes: Promise<void> = Promise.resolve()

/**
 * Replaces the waiting room in the page by the release that is live now, also while a person waits: the place, its number
 * and what is shown stay. The next one is brought in out of sight first, and as long as it has not shown that it works the
 * old one serves, or serves again. A page that never needed the waiting room has nothing to replace.
 */
export function changeWidget(): Promise<void> {
  changes = changes.then(() => changeTo(releaseToLoad(WIDGET)))
  return changes
}

/** A widget broke while it served: the release that ran before takes over, if there is one. */
export function replaceCrashedWidget(crashed: RegisteredRemote, error: unknown): Promise<void> {
  const fallback = failed(crashed, 'crash', error)
  changes = changes.then(() => changeTo(fallback))
  return changes
}

async function changeTo(release: RegisteredRemote | undefined): Promise<void> {
  const old = await presentWidget()?.catch(() => null)
  if (!old || !release || old.release.version === release.version) return
  const next = await prepare(release)
  if (!next) return
  await nextTask()
  await takeOver(old, next)
}

async function prepare(release: RegisteredRemote): Promise<Widget | null> {
  let at: 'load' | 'mount' | 'probe' = 'load'
  const mounting = mountWidget(release, () => (at = 'mount'))
  try {
    const next = await withDeadline(mounting, PREPARED_WITHIN_MS, `preparing ${WIDGET}`)
    at = 'probe'
    if (presentTurn()) await withDeadline(probe(next), PREPARED_WITHIN_MS, `the probe of ${WIDGET}`)
    return next
  } catch (error) {
    failed(release, error instanceof TooSlow ? 'timeout' : at, error)
    void mounting.then(discard, () => evict(WIDGET, release))
    return null
  }
}

async function probe({ gate }: Widget): Promise<void> {
  await gate.probe?.()
}

async function takeOver(old: Widget, next: Widget): Promise<void> {
  if (!old.gate.handOver) await noTurn()
  const serving = Promise.withResolvers<Widget>()
  serveBy(serving.promise)
  const given = await leaveOff(old)
  passTurnOn(old, next)
  next.element.hidden = false
  serveBy(serving.promise, given)
  serving.resolve(next)
  old.replaced.resolve('handedOver')
  try {
    if (given !== null) await withDeadline(firstShown(next), SHOWN_WITHIN_MS, `showing ${WIDGET}`)
  } catch (error) {
    return takeBack(old, next, given, error)
  }
  noteGood(WIDGET, next.release)
  report({ remote: WIDGET, version: next.release.version, kind: 'swapped' })
  await nextTask()
  await discard(old)
}

/** Resolves at a quiet moment. A release that cannot hand over keeps its turn to the end. */
async function leaveOff({ gate }: Widget): Promise<unknown> {
  if (gate.handOver) return gate.handOver()
  await noTurn()
  return null
}

/** The step of a turn may take long, and who holds it cannot tell one release from another. */
function passTurnOn({ gate: from }: Widget, { gate: to }: Widget): void {
  const action = to.keepTurn && from.leaveTurn?.()
  if (action) to.keepTurn?.(action)
}

async function noTurn(): Promise<void> {
  for (let turn = presentTurn(); turn; turn = presentTurn()) await turn.catch(() => undefined)
}

/** Resolves when the widget shows the wait, or when the turn has come. */
async function firstShown({ element }: Widget): Promise<void> {
  const shown = Promise.withResolvers<void>()
  // A race with the turn itself would keep something of every change until the turn has come, an hour later.
  const look = () => (element.childElementCount > 0 || !presentTurn()) && shown.resolve()
  const drawn = new MutationObserver(look)
  drawn.observe(element, { childList: true, subtree: true })
  const looking = setInterval(look, LOOKS_EVERY_MS)
  look()
  try {
    await shown.promise
  } finally {
    clearInterval(looking)
    drawn.disconnect()
  }
}

/** The next one does not work: the old one, which has stayed where it was, goes on. */
async function takeBack(old: Widget, next: Widget, given: unknown, error: unknown): Promise<void> {
  const serving = Promise.withResolvers<Widget>()
  const again = { ...old, replaced: Promise.withResolvers<'handedOver'>() }
  serveBy(serving.promise, given)
  const newer = await withDeadline(leaveOff(next), HANDED_OVER_WITHIN_MS, 'handing over').catch(() => null)
  serveBy(serving.promise, newer ?? given)
  passTurnOn(next, old)
  serving.resolve(again)
  next.replaced.resolve('handedOver')
  failed(next.release, 'mount', error)
  report({ remote: WIDGET, version: old.release.version, kind: 'reverted' })
  await discard(next)
}

async function discard(widget: Widget): Promise<void> {
  try {
    await widget.remove()
  } catch (error) {
    console.warn(`${WIDGET} ${widget.release.version} would not go`, error)
    widget.element.remove()
  }
  await nextTask()
  evict(WIDGET, widget.release)
}
