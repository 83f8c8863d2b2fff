import { useRef, useState } from 'react'

type State<T> = { busy: boolean; value?: T | undefined; problem?: Error | undefined }

/** Returns a way to run work, and the outcome of the latest: its value, or the problem beside the value before. */
export function useAttempt<T = void>() {
  const [state, setState] = useState<State<T>>({ busy: false })
  const latest = useRef(0)

  async function attempt(work: () => Promise<T>): Promise<void> {
    latest.current += 1
    const turn = latest.current
    setState(was => ({ ...was, problem: undefined, busy: true }))
    const outcome = await work().then(value => ({ value }), problemOf)
    // A slow response does not replace a later choice.
    if (turn === latest.current) setState(was => ({ ...was, ...outcome, busy: false }))
  }

  /** Removes the outcome; that of work in progress is ignored. */
  function reset() {
    latest.current += 1
    setState({ busy: false })
  }

  return { ...state, attempt, reset }
}

function problemOf(error: unknown) {
  return { problem: error instanceof Error ? error : new Error(String(error)) }
}
