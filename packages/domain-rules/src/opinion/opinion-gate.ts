import type { Sent } from '../sent.ts'
import type { ApplicationStatus } from '../application/status.ts'
import { OPINION_LIMIT } from '../programme.ts'
import { proceed, refuse, type Verdict } from '../verdict.ts'
import type { YesNo } from '../yes-no.ts'
import * as t from './texts.ko.ts'

export type OpinionFacts = {
  applicationStatus: Sent<ApplicationStatus>
  /** The opinions so far; answered is Y (OPN-15). */
  opinions: readonly { answerStatus: YesNo }[]
}

/** Decides if another opinion may be submitted: on hold, not the third, none waiting (OPN-13, OPN-16, OPN-19, AMB-103). */
export function canSubmitOpinion({ applicationStatus, opinions }: OpinionFacts): Verdict {
  if (applicationStatus !== '보류') return refuse(t.notOnHold)
  if (opinions.length >= OPINION_LIMIT) return refuse(t.limitReached)

  const isWaiting = opinions.some(({ answerStatus }) => answerStatus === 'N')
  return isWaiting ? refuse(t.answerPending) : proceed
}

/** Returns the word of the list's status column (AMB-82). */
export function opinionStatusLabel(answerStatus: YesNo): string {
  return answerStatus === 'Y' ? t.answered : t.waiting
}
