export {
  CONSENTS,
  CONSENT_GROUPS,
  CONSENT_SCREENS,
  consentColumnsOf,
  consentOrderNumber,
  isConsentColumn,
  type Consent,
  type ConsentColumn,
  type ConsentGroup,
} from './consents.ts'
export {
  consentsVerdict,
  isConsentRequired,
  missingConsents,
  type ConsentChoices,
} from './consents-verdict.ts'
export { areConsentsAgreed, toggleConsents, type ConsentToggle } from './consent-toggles.ts'
export { declinesSharedInformation, documentsNeeded, taxInformationConsent } from './declined.ts'
export { isMydataRequestOffered, keptMydataRequest, mydataVerdict } from './mydata-request.ts'
