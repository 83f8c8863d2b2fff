import { useEffect, useState } from 'react'
import { useBrowserState } from 'remote-kit'
import { createPopupMemory } from './popup-memory.ts'

/** A popup that a person can put away for the day. */
export type ShownPopup = {
  isShown: boolean
  /** It was opened by a press, not by itself: then it takes the focus. */
  isAskedFor: boolean
  show: () => void
  close: (isTicked: boolean) => void
}

// A browser may forbid the storage, and then even naming it throws.
const memory = createPopupMemory(
  () => localStorage,
  () => new Date(),
)

/** Returns the state of a popup. It shows unless it was put away today (POPUP-24 to POPUP-32, GP-04). */
export function useDailyPopup(popup: string): ShownPopup {
  const [isAskedFor, setAskedFor] = useState(false)
  const [isShown, setShown] = useBrowserState(() => memory.isShown(popup), false)

  useEffect(() => memory.tidy(popup), [popup])

  return {
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
