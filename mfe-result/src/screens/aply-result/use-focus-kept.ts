import { useEffect, useLayoutEffect, useRef } from 'react'

/** Moves the focus to the heading above if the focused element is removed, so that a person keeps their place. */
export function useFocusKept(): void {
  const last = useRef<{ control: Element; heading: HTMLElement | null }>(null)

  useEffect(() => {
    function remember({ target }: FocusEvent) {
      if (!(target instanceof Element) || target.closest('dialog')) return
      const heading = headingIn(target.closest('section')) ?? headingIn(document)
      last.current = { control: target, heading }
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body && last.current?.control.isConnected === false
    if (isLost) last.current?.heading?.focus()
  })
}

function headingIn(place: ParentNode | null): HTMLElement | null {
  return place?.querySelector<HTMLElement>('h2[tabindex]') ?? null
}
