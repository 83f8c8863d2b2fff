import { useEffect, useRef, useState } from 'react'

type Attempt<Outcome> = { isRunning: boolean; outcome?: Outcome }

/**
 * Runs one attempt at a time at something that takes a while: `[outcome, run, isRunning]`. The outcome is that of the
 * last attempt, undefined while one runs. `run` passes on its arguments and begins within the very press. The signal is
 * aborted when the person leaves the screen; after that, nothing may move them. An unexpected error breaks the screen
 * visibly.
 *
 * Not `useActionState`: until a pending action settles, React holds back every other transition in the page, the
 * router's moves too. A call without a response would keep a person on the screen.
 */
export function useAttempt<Outcome, Details extends unknown[] = []>(
  attempt: (signal: AbortSignal, ...details: Details) => Promise<Outcome>,
) {
  const [state, setState] = useState<Attempt<Outcome>>({ isRunning: false })
  const screen = useRef<AbortController>(null)

  useEffect(() => {
    screen.current = new AbortController()
    return () => screen.current?.abort()
  }, [])

  async function run(...details: Details) {
    if (state.isRunning || !screen.current) return
    setState({ isRunning: true })
    try {
      setState({ isRunning: false, outcome: await attempt(screen.current.signal, ...details) })
    } catch (error) {
      setState(() => {
        throw error
      })
    }
  }

  return [state.outcome, run, state.isRunning] as const
}
