import { route, timedRoute, type JourneyRoute } from './route.ts'

/** What became of an application (GUARD-06 to GUARD-10, GUARD-16, GUARD-21, AMB-39). */
export const resultRoutes: JourneyRoute[] = [
  route('businessNumberForResult'),
  route('identityCheckForResult', ['businessNumber']),
  timedRoute('result', ['authCookie']),
  timedRoute('accountCorrection', ['authCookie']),
  route('accountCorrected', ['authCookie']),
  timedRoute('opinion', ['authCookie']),
  route('adminLookup', ['adminAddress']),
]
