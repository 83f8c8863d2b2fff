import { IDENTITY_METHODS } from 'domain-rules/identity'
import { anyText } from 'domain-rules/testing'
import fc from 'fast-check'
import type { SessionState } from '../session-state.ts'

const text = anyText()
const yesNo = fc.constantFrom('Y' as const, 'N' as const)
const yesNoOrNull = fc.option(yesNo)
const agreement = fc.record({ title: text, required: fc.boolean(), agreed: yesNo })
const agreementRecord = fc.record({ agreements: fc.array(agreement), version: text, agreedAt: text })

/** Any possible session. */
export const arbitrarySession: fc.Arbitrary<SessionState> = fc.record({
  applicationNumber: text,
  applicationType: text,
  businessNumber: text,
  managementType: text,
  half: fc.constantFrom('apply' as const, 'result' as const),
  identityCi: text,
  mobileName: text,
  mobileNumber: text,
  mobileCarrier: text,
  birthDate: text,
  certificateType: fc.constantFrom('NICE' as const, null),
  identityMethod: fc.constantFrom(...IDENTITY_METHODS, null),
  temporaryCi: yesNo,
  admin: yesNo,
  consentsSaved: yesNo,
  marketingConsent: yesNoOrNull,
  mydataConsent: yesNoOrNull,
  proofBatchId: text,
  proofType: text,
  proofDetailTypes: fc.array(text),
  isNormalProof: yesNoOrNull,
  token: text,
  setsAuthMarker: fc.boolean(),
  timer: fc.record({ time: fc.nat(), isRunning: fc.boolean(), deadline: fc.option(fc.nat()) }),
  agreementInfo: fc.record({ personal: agreementRecord, mydata: agreementRecord }),
})
