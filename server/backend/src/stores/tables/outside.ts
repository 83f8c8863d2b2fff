/** How a person proves who they are (AMB-29). */
export const verificationMethods = ['simple', 'phone', 'financial', 'joint', 'ipin'] as const

export type VerificationMethod = (typeof verificationMethods)[number]

export type VerificationState = 'running' | 'succeeded' | 'failed' | 'cancelled'

export type CheckKind = 'real-name' | 'business' | 'account'

/** 'unavailable': whoever was asked gave no answer. */
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

export type OutsideTables = {
  verification: VerificationTable
  applicationCheck: ApplicationCheckTable
}
