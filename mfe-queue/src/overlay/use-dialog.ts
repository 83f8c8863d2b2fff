import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react'

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

/** The question before a person stops waiting; `onAsk` is called when it opens and closes. */
export function useStopQuestion(isAskingAtFirst: boolean, onAsk: (isAsking: boolean) => void) {
  const [isAsking, setIsAsking] = useState(isAskingAtFirst)

  function ask(isOpen: boolean) {
    setIsAsking(isOpen)
    onAsk(isOpen)
  }

  // Escape asks the same question as the button, and closes nothing by itself.
  function askInstead(event: SyntheticEvent) {
    event.preventDefault()
    ask(true)
  }

  return { isAsking, ask, askInstead }
}

/** Makes frames of the page inert during a wait: those of the given ids or names, all if the list is empty (QUE-49, QUE-50). */
export function useBlockedFrames(names: readonly string[] | null) {
  useLayoutEffect(() => {
    const frames = names ? framesNamed(names).filter(frame => !frame.inert) : []
    for (const frame of frames) frame.inert = true
    return () => {
      for (const frame of frames) frame.inert = false
    }
  }, [names])
}

function framesNamed(names: readonly string[]): HTMLIFrameElement[] {
  const frames = [...document.querySelectorAll('iframe')]
  return frames.filter(({ id, name }) => names.length === 0 || names.includes(id) || names.includes(name))
}
