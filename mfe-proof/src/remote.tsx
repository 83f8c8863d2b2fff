import { defineArea } from 'remote-kit'
import { routes } from './routes.ts'

export const { bootstrap, mount, unmount, prepare } = defineArea({
  [routes.intro.path]: () => import('./screens/proof-intro/proof-intro-screen.tsx'),
  [routes.general.path]: () => import('./screens/proof-reg-all/general-proof-screen.tsx'),
  [routes.business.path]: () => import('./screens/proof-reg/business-screen.tsx'),
  [routes.add.path]: () => import('./screens/proof-reg-add/performance-screen.tsx'),
  [routes.parcel.path]: () => import('./screens/proof-reg-parcel/parcel-screen.tsx'),
  [routes.detail.path]: () => import('./screens/detail-page/detail-screen.tsx'),
})
