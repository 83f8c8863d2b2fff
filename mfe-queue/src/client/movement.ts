/** The part of the document that we use. */
export type Page = Pick<Document, 'addEventListener' | 'hasFocus'>

/**
 * Returns a function that returns the way of the pointer since its last call, in CSS pixels. A key or a touch counts as any
 * way: not everyone has a mouse (AMB-97). So does the time without the focus: activity in another window, such as an
 * identity provider's, cannot be seen.
 */
export function measureMovement(page: Page, signal: AbortSignal): () => number {
  let moved = 0
  const move = ({ movementX, movementY }: PointerEvent) => void (moved += Math.hypot(movementX, movementY))
  const act = () => void (moved = Number.POSITIVE_INFINITY)
  page.addEventListener('pointermove', move, { signal, passive: true })
  for (const event of ['keydown', 'pointerdown', 'scroll'] as const) {
    page.addEventListener(event, act, { signal, passive: true, capture: true })
  }

  return () => {
    const since = page.hasFocus() ? moved : Number.POSITIVE_INFINITY
    moved = 0
    return since
  }
}
