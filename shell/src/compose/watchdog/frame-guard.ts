/** Parts of the page that the shell itself never removes. */
const PARTS = '#frame, #overlay, .site-header, #main, #areas, .site-footer'

/** The elements that contain the parts. */
const PLACES = 'body, #frame, #main'

/** The last resort of a page that cannot be shown takes the place of the frame. */
const LAST_RESORT = '[data-last-resort]'

/**
 * Puts parts of the page back that foreign code has removed: a header, or the content of `main` or `body`. An observer
 * runs after the write and cannot find the writer, so no remote is stopped for it.
 */
export function guardFrame(): void {
  const observer = new MutationObserver(repair)
  for (const place of document.querySelectorAll(PLACES)) observer.observe(place, { childList: true })
}

function repair(records: readonly MutationRecord[], observer: MutationObserver): void {
  if (document.querySelector(LAST_RESORT)) return observer.disconnect()
  const damaged = new Set(records.filter(losesPart).map(({ target }) => target))
  if (damaged.size === 0) return
  // Backwards, since each record names the neighbours of that moment.
  for (const record of records.toReversed()) if (damaged.has(record.target)) undo(record)
  observer.takeRecords()
  console.error('other code removed parts of the page, which are back')
}

function losesPart({ removedNodes }: MutationRecord): boolean {
  return [...removedNodes].some(node => node instanceof Element && node.matches(PARTS) && !node.isConnected)
}

function undo({ target, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node)
  const before = nextSibling?.parentNode === target ? nextSibling : null
  for (const node of removedNodes) if (!node.parentNode) target.insertBefore(node, before)
}
