import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/**
 * Where what had the focus goes away with what is shown, such as a button that offers nothing any more, the heading above
 * it takes the focus: who goes by keyboard or listens stays at that place. To be set as `onFocus` of what holds both.
 */
export function useFocusKept(): (event: FocusEvent<HTMLElement>) => void {
  const last = useRef<{ control: Element; heading: HTMLElement | null }>(null)
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body && last.current?.control.isConnected === false
    if (!isLost) return
    last.current?.heading?.focus()
  })

  return ({ target, currentTarget }) => {
    const section = target.closest('section') ?? currentTarget
    last.current = { control: target, heading: section.querySelector<HTMLElement>('h2[tabindex]') }
  }
}
