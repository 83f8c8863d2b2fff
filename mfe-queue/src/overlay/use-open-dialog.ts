import { useLayoutEffect, useRef } from 'react'

/**
 * Opens a modal dialog while it is drawn. The focus begins on its heading, so that no button is pressed by accident, or in
 * a question that was open before. It returns to its former element at the end.
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

  // Some browsers close a dialog on the second "back" in any case; the place in line stays.
  function keepOpen() {
    if (!dialog.current?.open) dialog.current?.showModal()
  }

  return { dialog, heading, keepOpen }
}
