import { useState } from 'react'
import type { Sandbox } from './sandbox-context.ts'

/** What came of the last attempt: a sentence, or why it failed. Each is another object, so that one said twice is told twice. */
export type Outcome = { said?: string | undefined; problem?: Error }

/** Attempts one after the other, and what came of the last. */
export function useAttempts() {
  const [outcome, setOutcome] = useState<Outcome>({})
  const [attempt] = useState(() => attemptsTo(setOutcome))
  const [forget] = useState(() => () => setOutcome({}))
  return { outcome, attempt, forget }
}

function attemptsTo(tell: (outcome: Outcome) => void): Sandbox['attempt'] {
  return async deed => {
    try {
      tell({ said: await deed() })
      return true
    } catch (error) {
      tell({ problem: error instanceof Error ? error : new Error(String(error)) })
      return false
    }
  }
}
