import { applyRoutes } from './apply-routes.ts'
import { proofRoutes } from './proof-routes.ts'
import { resultRoutes } from './result-routes.ts'
import type { JourneyRoute } from './route.ts'
import { popupRoutes, shellRoutes } from './shell-routes.ts'

/** Every route of both documents, whoever draws it (GUARD-01 to GUARD-26). */
export const allRoutes: readonly JourneyRoute[] = [
  ...shellRoutes,
  ...popupRoutes,
  ...applyRoutes,
  ...resultRoutes,
  ...proofRoutes,
]
