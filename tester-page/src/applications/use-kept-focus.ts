import { useLayoutEffect, useRef } from 'react'

/** Focuses the first button of a card when its pressed button is gone. Returns the props of the card's element. */
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
