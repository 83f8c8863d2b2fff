import { route, timedRoute, type JourneyRoute } from './route.ts'

/** The way to an application, in its order, and the two pages that explain it (GUARD-26, AMB-05, AMB-39, AMB-91). */
export const applyRoutes: JourneyRoute[] = [
  route('eligibilityCheck'),
  route('cautions'),
  route('selfCheck'),
  route('businessNumber'),
  timedRoute('identityCheck', ['applicationNumber']),
  timedRoute('consents', ['authCookie']),
  timedRoute('mydata', ['authCookie']),
  timedRoute('applicationForm', ['applicationNumber', 'identity', 'authCookie']),
  timedRoute('completion', ['applicationNumber', 'identity', 'authCookie']),
  route('consentsTrial', ['devRoutes']),
  route('mydataTrial', ['devRoutes']),
]
