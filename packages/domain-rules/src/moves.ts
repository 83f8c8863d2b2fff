import * as t from './texts.ko.ts'
import { proceed, refuse, type Verdict } from './verdict.ts'

/** Refuses a move that is not among the allowed ones; the reason names from, to and the allowed ones. */
export function moveVerdict(from: string, to: string, allowed: readonly string[]): Verdict {
  if (allowed.includes(to)) return proceed
  return refuseMove(from, to, allowed.length > 0 ? t.allowed(allowed) : t.noneAllowed)
}

/** Refuses a move; `why` follows the sentence that names from and to. */
export function refuseMove(from: string, to: string, why: string): Verdict {
  return refuse(`${t.refused(from, to)} ${why}`)
}
