import { IDENTITY_METHODS } from 'domain-rules/identity'
import * as v from 'valibot'
import type { SessionState, SiteHalf } from './session-state.ts'

/** The specification's name of each field, as it is stored in the browser (SESS-02 to SESS-25). */
export const storedNames = {
  applicationNumber: 'aplyNo',
  applicationType: 'aplyType',
  businessNumber: 'brNo',
  managementType: 'mngFrGb',
  half: 'pageSeparation',
  identityCi: 'onslfCert',
  mobileName: 'mobileName',
  mobileNumber: 'mobileNo',
  mobileCarrier: 'mobileCo',
  birthDate: 'brdt',
  certificateType: 'certType',
  identityMethod: 'methodType',
  temporaryCi: 'tempCiYn',
  admin: 'adminCiYn',
  consentsSaved: 'consentCheck',
  marketingConsent: 'marketingUseAgreement',
  mydataConsent: 'mydataUseAgreement',
  proofBatchId: 'proofMstrId',
  proofType: 'proofType',
  proofDetailTypes: 'proofDetailTypes',
  isNormalProof: 'isNormalProof',
  token: 'token',
  setsAuthMarker: 'setsAuthMarker',
  timer: 'timer',
  agreementInfo: 'agreementInfo',
} as const satisfies Record<keyof SessionState, string>

/** `pageSeparation` by half of the site (SESS-06). */
export const storedHalves = { apply: 0, result: 1 } as const satisfies Record<SiteHalf, number>

const text = v.string()
const yesNo = v.picklist(['Y', 'N'])
const half = v.pipe(
  v.picklist([storedHalves.apply, storedHalves.result]),
  v.transform((stored): SiteHalf => (stored === storedHalves.result ? 'result' : 'apply')),
)
const agreement = v.object({ title: text, required: v.boolean(), agreed: yesNo })
const agreementRecord = v.object({ agreements: v.array(agreement), version: text, agreedAt: text })

const timer = v.object({
  time: v.pipe(v.number(), v.minValue(0)),
  isRunning: v.boolean(),
  deadline: v.optional(v.nullable(v.number()), null),
})

/** A stored session under our own names. */
export const SessionShape: v.GenericSchema<unknown, SessionState> = v.object({
  applicationNumber: text,
  applicationType: text,
  businessNumber: text,
  managementType: text,
  half,
  identityCi: text,
  mobileName: text,
  mobileNumber: text,
  mobileCarrier: text,
  birthDate: text,
  certificateType: v.nullable(v.literal('NICE')),
  identityMethod: v.nullable(v.picklist(IDENTITY_METHODS)),
  temporaryCi: yesNo,
  admin: yesNo,
  consentsSaved: yesNo,
  marketingConsent: v.nullable(yesNo),
  mydataConsent: v.nullable(yesNo),
  proofBatchId: text,
  proofType: text,
  proofDetailTypes: v.array(text),
  isNormalProof: v.nullable(yesNo),
  token: text,
  setsAuthMarker: v.boolean(),
  timer,
  agreementInfo: v.object({ personal: agreementRecord, mydata: agreementRecord }),
} satisfies Record<keyof SessionState, v.GenericSchema>)
