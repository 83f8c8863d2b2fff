/** How a person proves who they are (AMB-29). */
export type VerificationMethod = 'simple' | 'phone' | 'financial' | 'joint' | 'ipin'

export type VerificationState = 'running' | 'succeeded' | 'failed' | 'cancelled'

/** Who a person is, as a provider says it. */
export type VerifiedPerson = {
  ci: string
  name: string
  /** YYYYMMDD. */
  birthDate: string
  mobileNumber: string | null
  mobileCarrier: string | null
}

/** What a person wants to be verified for; a result lookup has no application number yet. */
export type VerificationRequest = {
  method: VerificationMethod
  provider: string
  businessNumber: string
  applicationNumber: string | null
}

export type Verification = VerificationRequest & {
  /** Secret: only the cookie of the browser that began carries it. */
  id: string
  /** What the provider knows it by: mtxId, certNum or NICE's request id. */
  transactionId: string
  state: VerificationState
  person: VerifiedPerson | null
  expiresAt: Date
}

export type SucceededVerification = Verification & { state: 'succeeded'; person: VerifiedPerson }

/** What a provider says at the end. */
export type Outcome = { state: 'succeeded'; person: VerifiedPerson } | { state: 'failed' | 'cancelled' }

/** What a provider sent: the verification that it is about, and how that ended. */
export type Report = { transactionId: string; outcome: Outcome }

/** A person has this long to finish; after that the record counts for nothing any more. */
export const VERIFICATION_SECONDS = 600

export function hasSucceeded(verification: Verification): verification is SucceededVerification {
  return verification.state === 'succeeded' && verification.person !== null
}
