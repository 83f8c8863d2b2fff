import { paths } from 'domain-rules'
import { defineArea } from 'remote-kit'

export const { bootstrap, mount, unmount } = defineArea({
  [paths.selfCheck]: async () => (await import('./screens/self-check/self-check-screen.tsx')).SelfCheckScreen,
  [paths.businessNumber]: async () =>
    (await import('./screens/bzmn-reg/business-number-screen.tsx')).BusinessNumberScreen,
  [paths.identityCheck]: async () =>
    (await import('./screens/onslf-check/identity-check-screen.tsx')).IdentityCheckScreen,
})
