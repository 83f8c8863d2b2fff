import { withDeadline } from '../effects/deadline.ts'
import type { Widget } from './widget.ts'

const LOOKS_EVERY_MS = 1000
/** The looks in a row at which a wait may show nothing; the first one is three seconds after its beginning. */
const MOST_BLANK_LOOKS = 4
const HANDED_OVER_WITHIN_MS = 1000

/** Takes a widget for broken that shows nothing for four seconds, until `over` settles. It may be unable to hand over. */
export function watchWait(widget: Widget, over: Promise<unknown>): void {
  const { gate, element } = widget
  let blankLooks = 0
  const looking = setInterval(() => {
    blankLooks = document.hidden || isShown(element) ? 0 : blankLooks + 1
    if (blankLooks !== MOST_BLANK_LOOKS) return
    gate.handOver = handOverInTime(gate.handOver)
    widget.reportCrash(new Error('mfe-queue draws nothing'))
  }, LOOKS_EVERY_MS)
  const end = () => clearInterval(looking)
  over.then(end, end)
}

/** A wait is shown in words, or by a modal question of the page. */
function isShown(element: HTMLElement): boolean {
  const isQuestion = (dialog: Element) => !element.contains(dialog)
  return element.innerText.trim() !== '' || [...document.querySelectorAll(':modal')].some(isQuestion)
}

/** Returns a hand-over that always ends. Without its result, the next release continues with the stored number. */
function handOverInTime(handOver: Widget['gate']['handOver']): () => Promise<unknown> {
  const given = async () => handOver?.()
  return () => withDeadline(given(), HANDED_OVER_WITHIN_MS, 'handing over').catch(() => null)
}
