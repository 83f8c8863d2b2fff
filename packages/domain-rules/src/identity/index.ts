export {
  certificateTypeOf,
  IDENTITY_METHODS,
  IDENTITY_WINDOWS,
  identityTurn,
  leavesStepHistory,
  windowBlockedMessage,
  type IdentityMethod,
  type IdentityPurpose,
} from './methods.ts'
export { verifiedPersonIn, type VerifiedPerson } from './verified-person.ts'
