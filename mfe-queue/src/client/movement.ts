/** The part of the document that we use. */
export type Page = Pick<Document, 'addEventListener' | 'hasFocus'>

/**
 * Measures how far the pointer moves, in CSS pixels, from one call of what it returns to the next. A key or a touch is as
 * good as any way: not everyone has a mouse (AMB-97). What is done in another window, such as that of an identity provider,
 * cannot be seen, and so counts as well for as long as this one is without the focus.
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
