import type { ApplicationResult } from 'api-client/result'
import { AccountShape, type AccountValues } from 'applicant-flow/account'
import { draftsOf, useDraft } from 'applicant-flow/draft'

/** The draft of a correction, for a person and an application; removed when it is saved or given up (GP-09). */
export const drafts = draftsOf<AccountValues>('accountCorrection', AccountShape)

/** Returns the draft of this person for this application; null until it is open. */
export function useOpenedDraft({ applicationNumber }: ApplicationResult) {
  return useDraft(drafts, applicationNumber)
}
