import { useLayoutEffect, type RefObject } from 'react'
import type { QueueSettings } from '../client/settings.ts'

type Box = { top: number; left: number; width: number; height: number }
type Size = Pick<Box, 'width' | 'height'>
type Configured = { top: number | null; left: number | null; target: Box | null }

/**
 * Returns the upper left corner of the popup, in CSS pixels of the window: as configured, else in the middle of the target,
 * and never past the window's edge (QUE-15, QUE-42, QUE-43). Null centres it in the window.
 */
export function popupPosition(
  { top, left, target }: Configured,
  popup: Size,
  view: Size,
): Pick<Box, 'top' | 'left'> | null {
  if (top === null && left === null && !target) return null
  const { top: y, left: x, width, height } = target ?? { top: 0, left: 0, ...view }
  return {
    top: within(top ?? y + (height - popup.height) / 2, view.height - popup.height),
    left: within(left ?? x + (width - popup.width) / 2, view.width - popup.width),
  }
}

function within(wanted: number, most: number): number {
  return Math.max(Math.min(wanted, most), 0)
}

/** Keeps the popup at its configured position while the page moves. */
export function usePopupPosition(
  popup: RefObject<HTMLElement | null>,
  { popupTop: top, popupLeft: left, popupTargetId }: QueueSettings,
) {
  useLayoutEffect(() => {
    const element = popup.current
    if (!element) return undefined
    const place = () => {
      const target = document.getElementById(popupTargetId ?? '')?.getBoundingClientRect() ?? null
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
      const position = popupPosition({ top, left, target }, element.getBoundingClientRect(), view)
      if (!position) return
      element.style.setProperty('inset', `${position.top}px auto auto ${position.left}px`)
      element.style.setProperty('margin', '0')
    }
    place()
    const moves = new AbortController()
    window.addEventListener('resize', place, { signal: moves.signal })
    window.addEventListener('scroll', place, { signal: moves.signal, capture: true, passive: true })
    return () => moves.abort()
  }, [popup, top, left, popupTargetId])
}
