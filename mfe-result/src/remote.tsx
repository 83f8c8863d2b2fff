import { defineArea } from 'remote-kit'
import { routes } from './routes.ts'

export const { bootstrap, mount, unmount, prepare } = defineArea({
  [routes.businessNumber.path]: () => import('./screens/bzmn-result/business-number-screen.tsx'),
  [routes.identityCheck.path]: () => import('./screens/onslf-check-result/identity-check-screen.tsx'),
  [routes.result.path]: () => import('./screens/aply-result/result-screen.tsx'),
  [routes.accountCorrection.path]: () => import('./screens/result-modify/correction-screen.tsx'),
  [routes.accountCorrected.path]: () => import('./screens/result-modify-cmptn/corrected-screen.tsx'),
  [routes.opinion.path]: () => import('./screens/opinion-submit/opinion-screen.tsx'),
  [routes.adminLookup.path]: () => import('./screens/bzmn-result-admin/admin-lookup-screen.tsx'),
})
