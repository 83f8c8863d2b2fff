import { Problem } from 'page-kit'
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { Status } from 'ui-kit'
import type { CallSandbox } from '../api/call-sandbox.ts'
import styles from './sandbox.module.css'

const SHOWN_MS = 6000

type Sandbox = {
  send: CallSandbox
  /** Runs `work` and shows the sentence that it returns, or its error. Resolves with whether it succeeded. */
  attempt: (work: () => Promise<string | undefined>) => Promise<boolean>
}

const SandboxContext = createContext<Sandbox | null>(null)

/** Throws a `TypeError` outside the tester's page. */
export function useSandbox(): Sandbox {
  const sandbox = useContext(SandboxContext)
  if (!sandbox) throw new TypeError('there is no sandbox here')
  return sandbox
}

/** The outcome of an attempt: a sentence, or its error. Each is a new object, so that equal ones are announced twice. */
type Outcome = { sentence?: string | undefined; problem?: Error }

type Props = { call: CallSandbox; children: (message: ReactNode) => ReactNode }

/** Gives the page its calls, and the message about the last one that was attempted. */
export function SandboxProvider({ call, children }: Props) {
  const [outcome, setOutcome] = useState<Outcome>({})
  const sandbox = useMemo(() => ({ send: call, attempt: attemptsTo(setOutcome) }), [call])
  useEffect(() => {
    if (outcome.sentence === undefined) return
    const timer = setTimeout(() => setOutcome({}), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  return <SandboxContext value={sandbox}>{children(<Message {...outcome} />)}</SandboxContext>
}

/** Shows the outcome of a button at the foot of the window: success for a while, an error until the next one. */
function Message({ sentence, problem }: Outcome) {
  return (
    <div className={styles['message']}>
      <Status className={styles['said']}>{sentence}</Status>
      {problem && <Problem error={problem} />}
    </div>
  )
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
