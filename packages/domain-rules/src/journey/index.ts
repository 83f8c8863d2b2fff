export { isAdminAddress } from './admin-addresses.ts'
export {
  factsAfterLeaving,
  guardVerdict,
  losesSession,
  needsSession,
  type GuardFacts,
  type GuardVerdict,
  type TurnedAway,
} from './guard.ts'
export { identityPopupPages, isIdentityPopup } from './identity-popup.ts'
export { paths, type Path } from './paths.ts'
export { resultEntry } from './result-entry.ts'
export { routeTitle } from './route-title.ts'
