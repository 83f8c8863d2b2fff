import { defineArea } from 'remote-kit'
import { routes } from './routes.ts'

export const { bootstrap, mount, unmount, prepare } = defineArea({
  [routes.businessNumber.path]: async () =>
    (await import('./screens/bzmn-result/business-number-screen.tsx')).BusinessNumberScreen,
  [routes.identityCheck.path]: async () =>
    (await import('./screens/onslf-check-result/identity-check-screen.tsx')).IdentityCheckScreen,
  [routes.result.path]: async () => (await import('./screens/aply-result/result-screen.tsx')).ResultScreen,
  [routes.accountCorrection.path]: async () =>
    (await import('./screens/result-modify/correction-screen.tsx')).CorrectionScreen,
  [routes.accountCorrected.path]: async () =>
    (await import('./screens/result-modify-cmptn/corrected-screen.tsx')).CorrectedScreen,
  [routes.opinion.path]: async () =>
    (await import('./screens/opinion-submit/opinion-screen.tsx')).OpinionScreen,
  [routes.adminLookup.path]: async () =>
    (await import('./screens/bzmn-result-admin/admin-lookup-screen.tsx')).AdminLookupScreen,
})
