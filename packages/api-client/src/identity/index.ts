export {
  type ProviderForm,
  type VerificationSubject,
  beginCertificate,
  beginIntegrated,
  beginNice,
  integratedResult,
} from './verification.ts'
export {
  APPLIED_ALREADY,
  checkMayApply,
  enterApplication,
  enterResult,
  saveIdentityStep,
  signIn,
} from './verified-session.ts'
export { createToken, logOut, remainingSeconds } from './token.ts'
export { checkRealName } from './real-name.ts'
export { type SandboxOutcome, endSandboxVerification } from './sandbox-verification.ts'
