export type YesNo = 'Y' | 'N'

/** Which half of the site the person is in: applying, or looking at what became of it. */
export type Area = 'apply' | 'result'

export type Agreement = { title: string; required: boolean; agreed: YesNo }

/** What was agreed to, in which wording, and when (ISO date-time). */
export type AgreementRecord = { agreements: Agreement[]; version: string; agreedAt: string }

export type SessionTimer = { time: number; isRunning: boolean }

/**
 * What the areas know about the person in this tab (SESS-02 to SESS-25).
 * A text that is not known yet is empty; a question that was not answered yet is null.
 */
export type SessionState = {
  applicationNumber: string
  applicationType: string
  businessNumber: string
  /** '0' is a corporation, anything else an individual (SESS-05). */
  managementType: string
  area: Area
  /** The value that stands for the verified person, called ci. */
  identityCi: string
  mobileName: string
  mobileNumber: string
  mobileCarrier: string
  birthDate: string
  certificateType: 'NICE' | null
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
  timer: SessionTimer
  agreementInfo: { personal: AgreementRecord; mydata: AgreementRecord }
}

const SESSION_SECONDS = 3600

/** The session of somebody who has just arrived (SESS-13, SESS-23, SESS-43). */
export function emptySession(): SessionState {
  return {
    applicationNumber: '',
    applicationType: '',
    businessNumber: '',
    managementType: '',
    area: 'apply',
    identityCi: '',
    mobileName: '',
    mobileNumber: '',
    mobileCarrier: '',
    birthDate: '',
    certificateType: null,
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
    timer: { time: SESSION_SECONDS, isRunning: false },
    agreementInfo: { personal: noAgreements(), mydata: noAgreements() },
  }
}

function noAgreements(): AgreementRecord {
  return { agreements: [], version: '', agreedAt: '' }
}
