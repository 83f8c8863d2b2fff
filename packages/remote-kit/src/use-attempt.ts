import { useEffect, useRef, useState } from 'react'

type Attempt<Outcome> = { isRunning: boolean; outcome?: Outcome }

/**
 * One attempt at a time at something that takes a while: `[outcome, run, isRunning]`. What `run` is given is handed on,
 * and the attempt begins within the very press. The signal is aborted when the person leaves the screen, after which
 * nothing may move them. An unexpected error breaks the screen visibly.
 *
 * Not `useActionState`: React holds back every other transition in the page, the router's moves too, until a pending
 * action has settled, so that a call without a response would keep a person on the screen.
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
