import { AccountShape, type AccountValues } from 'applicant-flow/account'
import { draftsOf } from 'applicant-flow/draft'

/** The draft of a correction, for a person and an application; removed when it is saved or given up (GP-09). */
export const drafts = draftsOf<AccountValues>('accountCorrection', AccountShape)
