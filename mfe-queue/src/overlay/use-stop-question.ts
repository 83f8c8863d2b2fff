import { useState, type SyntheticEvent } from 'react'

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
