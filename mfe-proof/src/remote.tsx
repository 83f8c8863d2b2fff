import { paths } from 'domain-rules/journey'
import { defineArea, interimScreens } from 'remote-kit'

export const { bootstrap, mount, unmount } = defineArea({
  ...interimScreens(
    paths.proofBusiness,
    paths.proofGeneral,
    paths.proofAdd,
    paths.proofParcel,
    paths.proofDetail,
  ),
  [paths.proofIntro]: async () =>
    (await import('./screens/proof-intro/proof-intro-screen.tsx')).ProofIntroScreen,
})
