/** The longest time for the snapshot of the old area, until the new one is drawn. */
const HELD_MS = 200

/**
 * Lets one area fade into the next where the browser can and the visitor does not mind motion. Resolves when the area
 * that is about to leave has its snapshot, which takes no longer than a frame.
 */
export function snapshotBeforeLeaving(): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || !('startViewTransition' in document)) return Promise.resolve()
  return new Promise(taken => {
    const transition = document.startViewTransition(() => {
      taken()
      return Promise.race([nextHeading(), later()])
    })
    // A browser may omit the fade, for example in a hidden window. That is no failure.
    transition.ready.catch(() => {})
  })
}

function nextHeading(): Promise<void> {
  const main = document.getElementById('main')
  const old = main?.querySelector('h1')
  return new Promise(shown => {
    const changes = new MutationObserver(() => {
      const heading = main?.querySelector('h1')
      if (!heading || heading === old) return
      changes.disconnect()
      shown()
    })
    if (main) changes.observe(main, { childList: true, subtree: true })
  })
}

function later(): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, HELD_MS)
  })
}
