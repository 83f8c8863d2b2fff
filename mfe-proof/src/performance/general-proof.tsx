import { paths } from 'domain-rules/journey'
import { canSubmitGeneralProof } from 'domain-rules/proof'
import { AlertBox, LinkButton } from 'ui-kit'
import { factsOf, type ProofEntry } from '../entry/use-proof-entry.ts'
import { PerformanceForm } from './performance-form.tsx'
import * as t from './texts.ko.ts'
import type { PerformanceProps } from './use-performance-form.ts'

type Props = Pick<PerformanceProps, 'entry' | 'details' | 'asksForType'>

/** The form of general proof, with the reason if it cannot be submitted now. */
export function GeneralProof({ entry, ...props }: Props) {
  const blocked = blockedReason(entry)
  return (
    <>
      {blocked && (
        <AlertBox tone="warning" title={t.general.blockedTitle}>
          <p>{blocked}</p>
          <LinkButton href={paths.result} variant="secondary" size="medium">
            {t.general.toResult}
          </LinkButton>
        </AlertBox>
      )}
      <PerformanceForm entry={entry} {...props} type="일반" disabledReason={blocked} leadsTo={paths.result} />
    </>
  )
}

/** While the carriers' data are examined, the same costs cannot be proven in a second way (PGEN-36, AMB-74). */
function blockedReason({ result }: ProofEntry): string | undefined {
  const verdict = result && canSubmitGeneralProof(factsOf(result))
  return verdict && !verdict.ok ? verdict.reason : undefined
}
