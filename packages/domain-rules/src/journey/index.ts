export { isAdminAddress } from './admin-addresses.ts'
export {
  factsAfterLeaving,
  guardVerdict,
  losesSession,
  needsSession,
  type GuardFacts,
  type GuardVerdict,
  type Need,
  type TurnedAway,
} from './guard.ts'
export { isIdentityPopup } from './identity-popup.ts'
export { paths, type Path } from './paths.ts'
export { resultEntry } from './result-entry.ts'
export { titles } from './texts.ko.ts'
export { routeTitle } from './route-title.ts'
export { allRoutes } from './routes/all-routes.ts'
export { applyRoutes } from './routes/apply-routes.ts'
export { proofRoutes } from './routes/proof-routes.ts'
export { resultRoutes } from './routes/result-routes.ts'
export type { JourneyRoute } from './routes/route.ts'
export { popupRoutes, shellRoutes } from './routes/shell-routes.ts'
