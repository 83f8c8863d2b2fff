import { Stale } from 'page-kit'
import { useConnectionProblem } from './use-live.ts'

/** Says, once for all panels, that nothing newer comes. */
export function ConnectionProblem() {
  const problem = useConnectionProblem()
  return problem === undefined ? null : <Stale why={problem} />
}
