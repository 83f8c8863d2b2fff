import { useEffect, useRef, useState, type RefObject } from 'react'

const NEAR = '200px'

/** Returns whether the element has ever been near the visible part of the window, or of a box that scrolls. */
export function useIsNear(): [RefObject<HTMLElement | null>, boolean] {
  const element = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (!element.current) return
    const margins = { rootMargin: NEAR, scrollMargin: NEAR }
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      setNear(true)
    }, margins)
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])

  return [element, isNear]
}
