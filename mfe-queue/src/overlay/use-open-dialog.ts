import { useLayoutEffect, useRef } from 'react'

/**
 * A modal dialog that is open as long as it is drawn. The focus begins on its heading, so that no button is pressed
 * by accident, or in a question that was open before, and goes back to where it was.
 */
export function useOpenDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    const question = element?.querySelector<HTMLElement>('fieldset button')
    ;(question ?? heading.current)?.focus()
    return () => element?.close()
  }, [])

  // Some browsers close a dialog on the second "back" whatever the page says; the line is not left by that.
  function keepOpen() {
    if (!dialog.current?.open) dialog.current?.showModal()
  }

  return { dialog, heading, keepOpen }
}
