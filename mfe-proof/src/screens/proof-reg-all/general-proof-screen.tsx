import { canSubmitProof } from 'domain-rules/proof'
import { useState } from 'react'
import { session } from 'shared-session'
import { ProofPage } from '../../entry/proof-page.tsx'
import { GeneralProof } from '../../performance/general-proof.tsx'
import { routes } from '../../routes.ts'
import * as t from './texts.ko.ts'

/** General proof of the use of delivery or parcel services (PGEN-01 to PGEN-46). */
export function GeneralProofScreen() {
  // The value on arrival: the selector must not vanish under the finger that chooses in it (AMB-68).
  const [asksForType] = useState(() => session.get().isNormalProof !== 'Y')
  return (
    <ProofPage title={routes.general.title} lead={t.lead} gate={canSubmitProof}>
      {entry => <GeneralProof entry={entry} asksForType={asksForType} />}
    </ProofPage>
  )
}
