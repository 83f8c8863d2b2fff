import { paths } from 'domain-rules/journey'
import { defineArea } from 'remote-kit'

export const { bootstrap, mount, unmount } = defineArea({
  [paths.eligibilityCheck]: async () =>
    (await import('./screens/elig-check/eligibility-screen.tsx')).EligibilityScreen,
  [paths.cautions]: async () => (await import('./screens/ctn-mttr/cautions-screen.tsx')).CautionsScreen,
  [paths.selfCheck]: async () => (await import('./screens/self-check/self-check-screen.tsx')).SelfCheckScreen,
  [paths.businessNumber]: async () =>
    (await import('./screens/bzmn-reg/business-number-screen.tsx')).BusinessNumberScreen,
  [paths.identityCheck]: async () =>
    (await import('./screens/onslf-check/identity-check-screen.tsx')).IdentityCheckScreen,
  [paths.applicationForm]: async () =>
    (await import('./screens/aply-info/application-form-screen.tsx')).ApplicationFormScreen,
  [paths.completion]: async () =>
    (await import('./screens/aply-cmptn/completion-screen.tsx')).CompletionScreen,
  [paths.consents]: consentsScreen,
  [paths.consentsTrial]: consentsScreen,
  [paths.mydata]: mydataScreen,
  [paths.mydataTrial]: mydataScreen,
})

async function consentsScreen() {
  return (await import('./screens/info-agree/consents-screen.tsx')).ConsentsScreen
}

async function mydataScreen() {
  return (await import('./screens/mydata-agree/mydata-screen.tsx')).MydataScreen
}
