import { SESSION_TOKEN_SECONDS, type YesNo } from 'domain-rules'
import type { IdentityMethod } from 'domain-rules/identity'

/** The half of the site that the person is in: applying, or looking at the result. */
export type SiteHalf = 'apply' | 'result'

export type Agreement = { title: string; required: boolean; agreed: YesNo }

/** The consents that were given, the version of their wording, and the time (ISO date-time). */
export type AgreementRecord = { agreements: Agreement[]; version: string; agreedAt: string }

/** The seconds left at the last tick, whether the timer runs, and its deadline (milliseconds since 1970). */
export type SessionTimer = { time: number; isRunning: boolean; deadline: number | null }

/**
 * The data that the areas share about the person in this tab (SESS-02 to SESS-25). An unknown text is empty. A
 * question without an answer is null.
 */
export type SessionState = {
  applicationNumber: string
  applicationType: string
  businessNumber: string
  /** '0' is a corporation, anything else an individual (SESS-05). */
  managementType: string
  half: SiteHalf
  /** The value that identifies the verified person, called ci. */
  identityCi: string
  mobileName: string
  mobileNumber: string
  mobileCarrier: string
  birthDate: string
  certificateType: 'NICE' | null
  /** The method of the verification; the application is filed with it (AMB-109). */
  identityMethod: IdentityMethod | null
  temporaryCi: YesNo
  admin: YesNo
  consentsSaved: YesNo
  marketingConsent: YesNo | null
  mydataConsent: YesNo | null
  proofBatchId: string
  proofType: string
  proofDetailTypes: string[]
  /** Unset offers the choice, Y is direct proof, N is proof through parcel carriers (AMB-68). */
  isNormalProof: YesNo | null
  token: string
  /** True if the backend sets a marker beside its session cookie: ours does, another need not (AMB-41). */
  setsAuthMarker: boolean
  timer: SessionTimer
  agreementInfo: { personal: AgreementRecord; mydata: AgreementRecord }
}

/** The session of a person who has just arrived (SESS-13, SESS-23, SESS-43). */
export function emptySession(): SessionState {
  return {
    applicationNumber: '',
    applicationType: '',
    businessNumber: '',
    managementType: '',
    half: 'apply',
    identityCi: '',
    mobileName: '',
    mobileNumber: '',
    mobileCarrier: '',
    birthDate: '',
    certificateType: null,
    identityMethod: null,
    temporaryCi: 'N',
    admin: 'N',
    consentsSaved: 'N',
    marketingConsent: null,
    mydataConsent: null,
    proofBatchId: '',
    proofType: '',
    proofDetailTypes: [],
    isNormalProof: null,
    token: '',
    setsAuthMarker: true,
    timer: { time: SESSION_TOKEN_SECONDS, isRunning: false, deadline: null },
    agreementInfo: { personal: noAgreements(), mydata: noAgreements() },
  }
}

function noAgreements(): AgreementRecord {
  return { agreements: [], version: '', agreedAt: '' }
}
