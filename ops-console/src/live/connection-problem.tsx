import { Stale } from 'page-kit'
import { useConnectionProblem } from './use-live.ts'

/** Shows, once for all panels, that their values are outdated. */
export function ConnectionProblem() {
  const problem = useConnectionProblem()
  return problem === undefined ? null : <Stale why={problem} />
}
