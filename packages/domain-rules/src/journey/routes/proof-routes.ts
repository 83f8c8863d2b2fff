import { timedRoute, type JourneyRoute } from './route.ts'

/** Handing in proof; beside the cookie these pages check the token (GUARD-11 to GUARD-15, GUARD-17, GUARD-37). */
export const proofRoutes: JourneyRoute[] = [
  timedRoute('proofIntro', ['authCookie', 'token']),
  timedRoute('proofBusiness', ['authCookie', 'token']),
  timedRoute('proofGeneral', ['authCookie', 'token']),
  timedRoute('proofAdd', ['authCookie', 'token']),
  timedRoute('proofParcel', ['authCookie', 'token']),
  timedRoute('proofDetail', ['authCookie', 'token']),
]
