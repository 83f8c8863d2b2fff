/** The time in which a mounted area has to draw a text or picture. */
const DRAW_DEADLINE_MS = 6000

/** The area has drawn something, or had nothing in its place within the deadline. */
type Outcomes = { drawn: () => void; nothing: () => void }

/**
 * Calls `drawn` at the first text or picture, at once if there is one. Calls `nothing` after a deadline without any,
 * also later: React empties the place of an area that throws. Returns a function that ends the watch.
 */
export function watchDrawing(element: HTMLElement, { drawn, nothing }: Outcomes): () => void {
  let hasDrawn = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const sizes = new ResizeObserver(look)
  look()
  sizes.observe(element)
  return end

  function look(): void {
    if (!isDrawn(element)) {
      timer ??= setTimeout(decide, DRAW_DEADLINE_MS)
      return
    }
    clearTimeout(timer)
    timer = undefined
    if (!hasDrawn) drawn()
    hasDrawn = true
  }

  /** Sizes are not reported in a page out of sight. A dialog over an area that was drawn explains the empty place. */
  function decide(): void {
    timer = undefined
    const isExplained = hasDrawn && document.querySelector(':modal') !== null
    if (isDrawn(element) || isExplained) return look()
    end()
    nothing()
  }

  function end(): void {
    clearTimeout(timer)
    sizes.disconnect()
  }
}

function isDrawn(element: HTMLElement): boolean {
  return element.textContent.trim() !== '' || element.getBoundingClientRect().height > 0
}
