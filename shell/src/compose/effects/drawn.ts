/** The time in which a mounted area has to draw its first text or picture. */
const DRAW_DEADLINE_MS = 6000

/** The outcome of a mount: the area has drawn something, or nothing within the deadline. */
type Outcomes = { drawn: () => void; nothing: () => void }

/** Calls one of the outcomes, once: at once if the element is drawn already. Returns a function that ends the wait. */
export function watchDrawing(element: HTMLElement, { drawn, nothing }: Outcomes): () => void {
  if (isDrawn(element)) {
    drawn()
    return () => {}
  }
  const sizes = new ResizeObserver(() => isDrawn(element) && end(drawn))
  // Sizes are not reported in a page out of sight.
  const timer = setTimeout(() => end(isDrawn(element) ? drawn : nothing), DRAW_DEADLINE_MS)
  sizes.observe(element)
  return () => end()

  function end(outcome?: () => void): void {
    clearTimeout(timer)
    sizes.disconnect()
    outcome?.()
  }
}

function isDrawn(element: HTMLElement): boolean {
  return element.textContent.trim() !== '' || element.getBoundingClientRect().height > 0
}
