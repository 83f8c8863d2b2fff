import type { VerificationMethod, VerificationState } from '../../verification/verification.ts'

export type CheckKind = 'real-name' | 'business' | 'account'

/** 'unavailable': the service gave no usable response. */
export type CheckOutcome = 'confirmed' | 'refused' | 'unavailable'

type VerificationTable = {
  id: string
  transactionId: string
  method: VerificationMethod
  provider: string
  state: VerificationState
  businessNumber: string
  /** Null in the result flow, which begins with a business number alone. */
  applicationNumber: string | null
  ci: string | null
  name: string | null
  birthDate: string | null
  mobileNumber: string | null
  mobileCarrier: string | null
  createdAt: Date
  completedAt: Date | null
  expiresAt: Date
}

type ApplicationCheckTable = {
  applicationNumber: string
  ci: string
  kind: CheckKind
  outcome: CheckOutcome
  subject: string
  taxType: string | null
  checkedAt: Date
}

export type VerificationTables = { verification: VerificationTable; applicationCheck: ApplicationCheckTable }
