import { canSubmitProof } from 'domain-rules/proof'
import { useState } from 'react'
import { session } from 'shared-session'
import { Page } from 'ui-kit'
import { WithProofEntry } from '../../entry/with-proof-entry.tsx'
import { GeneralProof } from '../../performance/general-proof.tsx'
import { routes } from '../../routes.ts'
import * as t from './texts.ko.ts'

/** General proof of the use of delivery or parcel services (PGEN-01 to PGEN-46). */
export function GeneralProofScreen() {
  // The value on arrival: the selector must not vanish under the finger that chooses in it (AMB-68).
  const [asksForType] = useState(() => session.get().isNormalProof !== 'Y')
  return (
    <Page title={routes.general.title} lead={t.lead}>
      <WithProofEntry gate={canSubmitProof}>
        {entry => <GeneralProof entry={entry} asksForType={asksForType} />}
      </WithProofEntry>
    </Page>
  )
}
