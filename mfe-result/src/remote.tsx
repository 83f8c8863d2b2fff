import { paths } from 'domain-rules/journey'
import { defineArea, interimScreens } from 'remote-kit'

export const { bootstrap, mount, unmount } = defineArea({
  ...interimScreens(
    paths.result,
    paths.accountCorrection,
    paths.accountCorrected,
    paths.opinion,
    paths.adminLookup,
  ),
  [paths.businessNumberForResult]: async () =>
    (await import('./screens/bzmn-result/business-number-screen.tsx')).BusinessNumberScreen,
  [paths.identityCheckForResult]: async () =>
    (await import('./screens/onslf-check-result/identity-check-screen.tsx')).IdentityCheckScreen,
})
