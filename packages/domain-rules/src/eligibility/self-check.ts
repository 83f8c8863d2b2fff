import { proceed, refuse, type Verdict } from '../verdict.ts'
import * as t from './texts.ko.ts'

export type SelfCheckAnswer = 'Y' | 'N'

export const SELF_CHECK_QUESTION_COUNT = 5

/** Judges the self-check; an unanswered question is named before a No is judged (SELF-11 to SELF-15). */
export function selfCheckVerdict(answers: readonly (SelfCheckAnswer | undefined)[]): Verdict {
  const judged = Array.from({ length: SELF_CHECK_QUESTION_COUNT }, (_, question) => answers[question])
  if (judged.includes(undefined)) return refuse(t.unanswered)
  if (judged.includes('N')) return refuse(t.notEligible)
  return proceed
}
