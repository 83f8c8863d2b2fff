/** The methods of verification (AMB-29). */
export type VerificationMethod = 'simple' | 'phone' | 'financial' | 'joint' | 'ipin'

export type VerificationState = 'running' | 'succeeded' | 'failed' | 'cancelled'

/** A person, as a provider reports them. */
export type VerifiedPerson = {
  ci: string
  name: string
  /** YYYYMMDD. */
  birthDate: string
  mobileNumber: string | null
  mobileCarrier: string | null
}

/** The subject of a verification; a result lookup has no application number yet. */
export type VerificationRequest = {
  method: VerificationMethod
  provider: string
  businessNumber: string
  applicationNumber: string | null
}

export type Verification = VerificationRequest & {
  /** Secret: only the cookie of the browser that began the verification holds it. */
  id: string
  /** The provider's id of the verification: mtxId, certNum or NICE's request id. */
  transactionId: string
  state: VerificationState
  person: VerifiedPerson | null
  expiresAt: Date
}

export type SucceededVerification = Verification & { state: 'succeeded'; person: VerifiedPerson }

/** The provider's outcome. */
export type Outcome = { state: 'succeeded'; person: VerifiedPerson } | { state: 'failed' | 'cancelled' }

/** A provider's report: the verification, and its outcome. */
export type Report = { transactionId: string; outcome: Outcome }

/** Time to finish a verification, in seconds; after that its record has expired. */
export const VERIFICATION_SECONDS = 600

export function hasSucceeded(verification: Verification): verification is SucceededVerification {
  return verification.state === 'succeeded' && verification.person !== null
}
