import * as texts from './texts.ko.ts'
import { proceed, refuse, type Verdict } from './verdict.ts'

/** Whether a move is among the allowed ones; the reason of a refusal names from, to and what would be allowed. */
export function judgeMove(from: string, to: string, allowed: readonly string[]): Verdict {
  if (allowed.includes(to)) return proceed

  const instead = allowed.length > 0 ? texts.moves.allowed(allowed) : texts.moves.noneAllowed
  return refuse(`${texts.moves.refused(from, to)} ${instead}`)
}
