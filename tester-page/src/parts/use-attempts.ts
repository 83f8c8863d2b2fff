import { useState } from 'react'
import type { Sandbox } from './sandbox-context.ts'

/** The outcome of the last attempt: a sentence, or its error. Each is a new object, so that equal ones are announced twice. */
export type Outcome = { sentence?: string | undefined; problem?: Error }

/** Runs attempts one after the other, and keeps the outcome of the last. */
export function useAttempts() {
  const [outcome, setOutcome] = useState<Outcome>({})
  const [attempt] = useState(() => attemptsTo(setOutcome))
  const [forget] = useState(() => () => setOutcome({}))
  return { outcome, attempt, forget }
}

function attemptsTo(show: (outcome: Outcome) => void): Sandbox['attempt'] {
  return async work => {
    try {
      show({ sentence: await work() })
      return true
    } catch (error) {
      show({ problem: error instanceof Error ? error : new Error(String(error)) })
      return false
    }
  }
}
