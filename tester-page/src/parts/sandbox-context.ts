import { createContext, useContext } from 'react'
import type { CallSandbox } from '../api/call-sandbox.ts'

export type Sandbox = {
  send: CallSandbox
  /** Runs `work` and shows the sentence that it returns, or its error. Resolves with whether it succeeded. */
  attempt: (work: () => Promise<string | undefined>) => Promise<boolean>
}

export const SandboxContext = createContext<Sandbox | null>(null)

/** Throws a `TypeError` outside the tester's page. */
export function useSandbox(): Sandbox {
  const sandbox = useContext(SandboxContext)
  if (!sandbox) throw new TypeError('there is no sandbox here')
  return sandbox
}
