import { paths } from 'domain-rules/journey'
import { canSubmitGeneralProof, canSubmitProof } from 'domain-rules/proof'
import { useState } from 'react'
import { session } from 'shared-session'
import { AlertBox, LinkButton, Page } from 'ui-kit'
import { factsOf, type ProofEntry } from '../../entry/use-proof-entry.ts'
import { WithProofEntry } from '../../entry/with-proof-entry.tsx'
import { PerformanceForm } from '../../performance/performance-form.tsx'
import { routes } from '../../routes.ts'
import * as t from './texts.ko.ts'

/** General proof: that delivery or parcel services were used (PGEN-01 to PGEN-46). */
export function GeneralProofScreen() {
  return (
    <Page title={routes.general.title} lead={t.lead}>
      <WithProofEntry gate={canSubmitProof}>{entry => <GeneralProof entry={entry} />}</WithProofEntry>
    </Page>
  )
}

function GeneralProof({ entry }: { entry: ProofEntry }) {
  // As it was on coming here: the selector does not vanish under the finger that chooses in it (AMB-68).
  const [asksForType] = useState(() => session.get().isNormalProof !== 'Y')
  const blocked = blockedReason(entry)
  return (
    <>
      {blocked && (
        <AlertBox tone="warning" title={t.blockedTitle}>
          <p>{blocked}</p>
          <LinkButton href={paths.result} variant="secondary" size="medium">
            {t.toResult}
          </LinkButton>
        </AlertBox>
      )}
      <PerformanceForm
        entry={entry}
        type="일반"
        typeName={t.typeName}
        asksForType={asksForType}
        disabledReason={blocked}
        leadsTo={paths.result}
      />
    </>
  )
}

/** While the carriers' reply is examined, the same costs are not proven a second way (PGEN-36, AMB-74). */
function blockedReason({ result }: ProofEntry): string | undefined {
  const verdict = result && canSubmitGeneralProof(factsOf(result))
  return verdict && !verdict.ok ? verdict.reason : undefined
}
