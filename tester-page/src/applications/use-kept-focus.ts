import { useLayoutEffect, useRef } from 'react'

/**
 * The pressed button may be gone when its card is drawn anew; the keyboard's focus then moves to the first button of
 * the card. Returns the props of the card's element.
 */
export function useKeptFocus<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  const wasPressed = useRef(false)

  useLayoutEffect(() => {
    if (!wasPressed.current || document.activeElement !== document.body) return
    wasPressed.current = false
    ref.current?.querySelector('button')?.focus({ preventScroll: true })
  })

  return { ref, onClickCapture: () => void (wasPressed.current = true) }
}
