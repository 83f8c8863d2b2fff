import { createContext, useContext } from 'react'
import type { CallSandbox } from '../api/call-sandbox.ts'

export type Sandbox = {
  call: CallSandbox
  /** Does something for the tester and says what it returns, or why it failed. Resolves with whether it was done. */
  attempt: (deed: () => Promise<string | undefined>) => Promise<boolean>
}

export const SandboxContext = createContext<Sandbox | null>(null)

/** Throws a `TypeError` outside the tester's page. */
export function useSandbox(): Sandbox {
  const sandbox = useContext(SandboxContext)
  if (!sandbox) throw new TypeError('there is no sandbox here')
  return sandbox
}
