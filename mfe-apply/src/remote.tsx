import { defineArea, type ScreenTable } from 'remote-kit'
import { routes } from './routes.ts'

/** The screens by path; the build of the release draws some of them. */
export const screens = {
  [routes.eligibilityCheck.path]: async () =>
    (await import('./screens/elig-check/eligibility-screen.tsx')).EligibilityScreen,
  [routes.cautions.path]: async () => (await import('./screens/ctn-mttr/cautions-screen.tsx')).CautionsScreen,
  [routes.selfCheck.path]: async () =>
    (await import('./screens/self-check/self-check-screen.tsx')).SelfCheckScreen,
  [routes.businessNumber.path]: async () =>
    (await import('./screens/bzmn-reg/business-number-screen.tsx')).BusinessNumberScreen,
  [routes.identityCheck.path]: async () =>
    (await import('./screens/onslf-check/identity-check-screen.tsx')).IdentityCheckScreen,
  [routes.applicationForm.path]: async () =>
    (await import('./screens/aply-info/application-form-screen.tsx')).ApplicationFormScreen,
  [routes.checkAnswers.path]: async () =>
    (await import('./screens/aply-check/check-answers-screen.tsx')).CheckAnswersScreen,
  [routes.completion.path]: async () =>
    (await import('./screens/aply-cmptn/completion-screen.tsx')).CompletionScreen,
  [routes.consents.path]: consentsScreen,
  [routes.consentsSandbox.path]: consentsScreen,
  [routes.mydata.path]: mydataScreen,
  [routes.mydataSandbox.path]: mydataScreen,
} satisfies ScreenTable

export const { bootstrap, mount, unmount, prepare } = defineArea(screens)

async function consentsScreen() {
  return (await import('./screens/info-agree/consents-screen.tsx')).ConsentsScreen
}

async function mydataScreen() {
  return (await import('./screens/mydata-agree/mydata-screen.tsx')).MydataScreen
}
