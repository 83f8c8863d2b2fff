const GAP = 8

/** Places a bubble above its anchor, or below if there is no room, and always inside the window. */
export function placeBeside(bubble: HTMLElement, anchor: DOMRect): void {
  const { width, height } = bubble.getBoundingClientRect()
  const { clientWidth } = document.documentElement
  const centred = anchor.left + anchor.width / 2 - width / 2
  const left = Math.max(GAP, Math.min(centred, clientWidth - width - GAP))
  const above = anchor.top - height - GAP
  const top = above >= 0 ? above : anchor.bottom + GAP

  bubble.style.setProperty('inset', `${top}px auto auto ${left}px`)
}
