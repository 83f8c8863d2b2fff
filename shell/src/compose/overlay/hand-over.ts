import { withDeadline } from '../effects/deadline.ts'
import type { Turns } from './turns.ts'
import { pending } from './pending.ts'
import type { Widget } from './widget.ts'

const PROBED_WITHIN_MS = 10_000
const SHOWN_WITHIN_MS = 2000
const HANDED_OVER_WITHIN_MS = 1000
const LOOKS_EVERY_MS = 100

/** Resolves if the widget has all that it draws a wait with, or if no one waits. */
export async function probe({ gate }: Widget, turns: Turns): Promise<void> {
  if (turns.present && gate.probe)
    await withDeadline(gate.probe(), PROBED_WITHIN_MS, 'the probe of the waiting room')
}

/**
 * Lets the next widget serve in place of the old one, also while a person waits: the place, its number and the picture stay.
 * Rejects if the next one draws no wait; the old one, which has stayed in the page, serves again by then.
 */
export async function handOver(old: Widget, next: Widget, turns: Turns): Promise<void> {
  await nextTask()
  if (old.gate.handOver) turns.pause()
  else await pauseBetweenTurns(turns)
  const given = await continuationOf(old)
  transferTurn(old, next)
  next.element.hidden = false
  turns.serve(next, given)
  old.replaced.resolve('handedOver')
  try {
    if (given !== null)
      await withDeadline(firstShown(next, turns), SHOWN_WITHIN_MS, 'showing the waiting room')
  } catch (error) {
    await revert(old, next, given, turns)
    throw error
  }
}

/** A release that cannot hand over keeps its turn to the end. No other turn begins between that end and the pause. */
async function pauseBetweenTurns(turns: Turns): Promise<void> {
  for (let turn = turns.present; turn; turn = turns.present) await turn.catch(() => undefined)
  turns.pause()
}

/** Resolves to that with which another release continues the wait; to null if there is no wait. */
async function continuationOf({ gate }: Widget): Promise<unknown> {
  return gate.handOver?.() ?? null
}

/** A step of a turn may take long, and its holder does not see the change of release. */
function transferTurn({ gate: from }: Widget, { gate: to }: Widget): void {
  const action = to.keepTurn && from.leaveTurn?.()
  if (action) to.keepTurn?.(action)
}

/** Resolves when the widget shows the wait, or when the turn is over. */
async function firstShown({ element }: Widget, turns: Turns): Promise<void> {
  const shown = Promise.withResolvers<void>()
  // A race with the turn itself would keep memory of every change until the turn is over, an hour later.
  const look = () => (element.childElementCount > 0 || !turns.present) && shown.resolve()
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

async function revert(old: Widget, next: Widget, given: unknown, turns: Turns): Promise<void> {
  turns.pause()
  const newer = await withDeadline(continuationOf(next), HANDED_OVER_WITHIN_MS, 'handing over').catch(
    () => null,
  )
  transferTurn(next, old)
  old.replaced = pending()
  turns.serve(old, newer ?? given)
  next.replaced.resolve('handedOver')
}

/** Takes a widget out in a task of its own; the work after it is another one. */
export async function discard(unmount: () => Promise<void>): Promise<void> {
  await nextTask()
  await unmount()
  await nextTask()
}

/** Resolves in a task of its own, after a press of a person and the next picture. */
function nextTask(): Promise<void> {
  // A timer of a hidden page may be due once a second only.
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield()
  return new Promise(resolve => {
    setTimeout(resolve)
  })
}
