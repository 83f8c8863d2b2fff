import { useEffect, useState } from 'react'
import { useBrowserState } from 'remote-kit'
import { popupMemory as memory } from './popup-memory.ts'

/** A popup that a person can put away for the day. */
export type ShownPopup = {
  name: string
  isShown: boolean
  /** It was opened by a press, not by itself: then it takes the focus. */
  isAskedFor: boolean
  show: () => void
  close: (isTicked: boolean) => void
}

/**
 * Returns the state of a popup. It shows unless it was put away today (POPUP-24 to POPUP-32, GP-04). A served page has it
 * in any case; the early script hides it where it was put away.
 */
export function useDailyPopup(popup: string): ShownPopup {
  const [isAskedFor, setAskedFor] = useState(false)
  const [isShown, setShown] = useBrowserState(() => memory.isShown(popup), true)

  useEffect(() => memory.tidy(popup), [popup])

  return {
    name: popup,
    isShown,
    isAskedFor,
    show: () => {
      setAskedFor(true)
      setShown(true)
    },
    close: isTicked => {
      memory.closed(popup, isTicked)
      setShown(false)
    },
  }
}
