import { defineArea, interimScreens } from 'remote-kit'
import { routes } from './routes.ts'

export const { bootstrap, mount, unmount } = defineArea({
  ...interimScreens(routes),
  [routes.businessNumber.path]: async () =>
    (await import('./screens/bzmn-result/business-number-screen.tsx')).BusinessNumberScreen,
  [routes.identityCheck.path]: async () =>
    (await import('./screens/onslf-check-result/identity-check-screen.tsx')).IdentityCheckScreen,
  [routes.result.path]: async () => (await import('./screens/aply-result/result-screen.tsx')).ResultScreen,
})
