import { defineArea, type ScreenTable } from 'remote-kit'
import { routes } from './routes.ts'

/** The screens by path; the build of the release draws some of them. */
export const screens = {
  [routes.eligibilityCheck.path]: () => import('./screens/elig-check/eligibility-screen.tsx'),
  [routes.cautions.path]: () => import('./screens/ctn-mttr/cautions-screen.tsx'),
  [routes.selfCheck.path]: () => import('./screens/self-check/self-check-screen.tsx'),
  [routes.businessNumber.path]: () => import('./screens/bzmn-reg/business-number-screen.tsx'),
  [routes.identityCheck.path]: () => import('./screens/onslf-check/identity-check-screen.tsx'),
  [routes.applicationForm.path]: () => import('./screens/aply-info/application-form-screen.tsx'),
  [routes.checkAnswers.path]: () => import('./screens/aply-check/check-answers-screen.tsx'),
  [routes.completion.path]: () => import('./screens/aply-cmptn/completion-screen.tsx'),
  [routes.consents.path]: () => import('./screens/info-agree/consents-screen.tsx'),
  [routes.consentsSandbox.path]: () => import('./screens/info-agree/consents-screen.tsx'),
  [routes.mydata.path]: () => import('./screens/mydata-agree/mydata-screen.tsx'),
  [routes.mydataSandbox.path]: () => import('./screens/mydata-agree/mydata-screen.tsx'),
} satisfies ScreenTable

export const { bootstrap, mount, unmount, prepare } = defineArea(screens)
