import { showAbove, showLastResort } from './last-resort.ts'
import * as t from './texts.ko.ts'

/** A page that nobody can use for so long says so. Slow lines bring the scripts later than this. */
const PATIENCE_MS = 15_000

/**
 * Informs the person if a script of the document does not load, is not the one that was built, or keeps them waiting.
 * A served page can still be read, so it stays.
 */
export function informOfMissingApp(): void {
  addEventListener('error', onError, true)
  const late = setTimeout(informOfWait, PATIENCE_MS)
  // The document's scripts are deferred, so it is complete once they have run or failed.
  addEventListener('DOMContentLoaded', () => clearTimeout(late), { once: true })
}

function informOfWait(): void {
  const notice = showAbove(t.late)
  addEventListener('DOMContentLoaded', () => notice.remove(), { once: true })
}

/** Later scripts, of areas and screens, are not deferred. */
function onError({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement) || !target.defer) return
  const error = new Error(`${target.src} did not come`)
  if (document.readyState !== 'loading') showFailed(error)
  else addEventListener('DOMContentLoaded', () => showFailed(error), { once: true })
}

function showFailed(error: Error): void {
  const isServed = document.querySelector('#frame[data-first-view]') !== null
  if (!isServed) return showLastResort(error)
  console.error(error)
  showAbove(t.startFailed)
}
