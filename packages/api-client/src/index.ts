export { configureApiClient, type ApiClientSettings } from './client.ts'
export {
  messageFor,
  RequestRefused,
  TimedOut,
  UnexpectedAnswer,
  Unreachable,
  UploadFailed,
} from './errors.ts'

export { countApplications, registerBusiness, type Registration } from './business.ts'
export { downloadForm, FORM_NOT_READY } from './forms.ts'

export { accountHolderOf, verifyAccount, type NamedAccount } from './account.ts'
export { createApplication, type ApplicationDocuments, type ApplicationSubmission } from './application.ts'
export { checkBusiness, type BusinessCheck, type BusinessDescription } from './business-check.ts'
export { listBanks, type Bank } from './codes.ts'
export {
  saveAgreements,
  saveConsents,
  type ConsentOwner,
  type ConsentRecord,
  type SavedConsents,
} from './consents.ts'
export { deliveryFeeOf } from './delivery-fee.ts'
export type { OnProgress } from './http.ts'
export { checkRealName, type RealNameQuestion } from './real-name.ts'

export {
  beginCertificate,
  beginIntegrated,
  beginNice,
  integratedResult,
  type ProviderForm,
  type VerificationSubject,
} from './verification.ts'
export { publicAddress } from './public-address.ts'
export { endTrialVerification, type TrialOutcome } from './sandbox-verification.ts'
export { uploadFile, type UploadCategory, type UploadedFile } from './uploads.ts'
export { createToken, remainingSeconds } from './token.ts'
export {
  APPLIED_ALREADY,
  checkMayApply,
  enterApplication,
  enterResult,
  saveIdentityStep,
  signIn,
} from './verified-session.ts'
