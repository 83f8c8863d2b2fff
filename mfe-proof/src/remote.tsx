import { defineArea } from 'remote-kit'
import { routes } from './routes.ts'

export const { bootstrap, mount, unmount, prepare } = defineArea({
  [routes.intro.path]: async () =>
    (await import('./screens/proof-intro/proof-intro-screen.tsx')).ProofIntroScreen,
  [routes.general.path]: async () =>
    (await import('./screens/proof-reg-all/general-proof-screen.tsx')).GeneralProofScreen,
  [routes.business.path]: async () =>
    (await import('./screens/proof-reg/business-screen.tsx')).BusinessScreen,
  [routes.add.path]: async () =>
    (await import('./screens/proof-reg-add/performance-screen.tsx')).PerformanceScreen,
  [routes.parcel.path]: async () =>
    (await import('./screens/proof-reg-parcel/parcel-screen.tsx')).ParcelScreen,
  [routes.detail.path]: async () => (await import('./screens/detail-page/detail-screen.tsx')).DetailScreen,
})
