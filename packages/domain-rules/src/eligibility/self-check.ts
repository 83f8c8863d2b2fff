import { proceed, refuse, type Verdict } from '../verdict.ts'
import * as t from './texts.ko.ts'

export type SelfCheckAnswer = 'Y' | 'N'

export const SELF_CHECK_QUESTION_COUNT = 5

/** Returns the verdict on the self-check; an unanswered question is named before a No (SELF-11 to SELF-15). */
export function selfCheckVerdict(answers: readonly (SelfCheckAnswer | undefined)[]): Verdict {
  const given = Array.from({ length: SELF_CHECK_QUESTION_COUNT }, (_, question) => answers[question])
  if (given.includes(undefined)) return refuse(t.unanswered)
  if (given.includes('N')) return refuse(t.notEligible)
  return proceed
}
