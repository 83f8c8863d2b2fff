import { paths } from 'domain-rules'
import { defineArea } from 'remote-kit'

export const { bootstrap, mount, unmount } = defineArea({
  [paths.proofIntro]: async () =>
    (await import('./screens/proof-intro/proof-intro-screen.tsx')).ProofIntroScreen,
})
