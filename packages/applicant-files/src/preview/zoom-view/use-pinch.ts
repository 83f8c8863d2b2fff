import { useEffect, useEffectEvent, type RefObject } from 'react'
import { withinZooms } from './zooms.ts'

/** Zooms with two fingers on an element that move apart or together. One finger scrolls, as everywhere. */
export function usePinch(
  element: RefObject<HTMLElement | null>,
  zoom: number,
  setZoom: (zoom: number) => void,
) {
  const beginAt = useEffectEvent(() => zoom)
  const change = useEffectEvent((next: number) => setZoom(withinZooms(next)))

  useEffect(() => {
    const target = element.current
    const listening = new AbortController()
    let start: { distance: number; zoom: number } | null = null

    function touch({ touches }: TouchEvent) {
      start = touches.length === 2 ? { distance: distanceOf(touches), zoom: beginAt() } : null
    }
    function move(event: TouchEvent) {
      if (!start) return
      event.preventDefault()
      change(start.zoom * (distanceOf(event.touches) / start.distance))
    }

    const { signal } = listening
    target?.addEventListener('touchstart', touch, { signal, passive: true })
    target?.addEventListener('touchend', touch, { signal })
    // Not passive: otherwise the browser also enlarges the whole page.
    target?.addEventListener('touchmove', move, { signal, passive: false })
    return () => listening.abort()
  }, [element])
}

function distanceOf([one, other]: TouchList): number {
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 1
}
