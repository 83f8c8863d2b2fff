import { useEffect, useState } from 'react'
import { useSandbox } from '../parts/sandbox.tsx'
import { prepare, type Prepared } from './prepare.ts'
import type { Remote } from './read-remotes.ts'
import type { State } from './state/state.ts'

/** Brings server and session into the state. The value is there once the remote may begin. */
export function usePrepared(remote: Remote, state: State) {
  const { send } = useSandbox()
  const [prepared, setPrepared] = useState<{ value?: Prepared; problem?: string }>({})
  useEffect(() => {
    prepare(remote, state, send).then(
      value => setPrepared({ value }),
      (error: unknown) => setPrepared({ problem: error instanceof Error ? error.message : String(error) }),
    )
  }, [remote, state, send])
  return { value: prepared.value, problem: prepared.problem }
}
