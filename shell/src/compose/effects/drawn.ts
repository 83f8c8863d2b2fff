/** The time in which a mounted area has to draw a text or picture. */
const DRAW_DEADLINE_MS = 6000

/** The area has drawn something, or had nothing in its place within the deadline. */
type Outcomes = { drawn: () => void; nothing: () => void }

/**
 * Calls `drawn` at the first text or picture, at once if there is one. Calls `nothing` after a deadline without any,
 * also later: React empties the place of an area that throws. Returns a function that ends the watch.
 */
export function watchDrawing(element: HTMLElement, outcomes: Outcomes): () => void {
  const watch = new DrawingWatch(element, outcomes)
  return () => watch.end()
}

class DrawingWatch {
  readonly #element: HTMLElement
  readonly #outcomes: Outcomes
  readonly #sizes = new ResizeObserver(() => this.#look())
  #hasDrawn = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(element: HTMLElement, outcomes: Outcomes) {
    this.#element = element
    this.#outcomes = outcomes
    this.#look()
    this.#sizes.observe(element)
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#sizes.disconnect()
  }

  #look(): void {
    if (!isDrawn(this.#element)) {
      this.#timer ??= setTimeout(() => this.#decide(), DRAW_DEADLINE_MS)
      return
    }
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#hasDrawn) return
    this.#hasDrawn = true
    this.#outcomes.drawn()
  }

  /** Sizes are not reported in a page out of sight. A dialog over an area that was drawn explains the empty place. */
  #decide(): void {
    this.#timer = undefined
    const isExplained = this.#hasDrawn && document.querySelector(':modal') !== null
    if (isDrawn(this.#element) || isExplained) return this.#look()
    this.end()
    this.#outcomes.nothing()
  }
}

function isDrawn(element: HTMLElement): boolean {
  return element.textContent.trim() !== '' || element.getBoundingClientRect().height > 0
}
