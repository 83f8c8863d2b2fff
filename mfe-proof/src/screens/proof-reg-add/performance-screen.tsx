import { canSubmitProof, isBusinessProofPaid } from 'domain-rules/proof'
import { useState } from 'react'
import { session } from 'shared-session'
import { AlertBox, LinkButton, StepBar } from 'ui-kit'
import { ProofPage } from '../../entry/proof-page.tsx'
import type { ProofEntry } from '../../entry/use-proof-entry.ts'
import { routes } from '../../routes.ts'
import { DeliveryPerformance } from '../proof-reg/delivery-performance.tsx'
import * as t from '../proof-reg/texts.ko.ts'

/** The second step of direct delivery by itself, once business proof is paid (AMB-78). */
export function PerformanceScreen() {
  return (
    <ProofPage title={routes.add.title} lead={t.lead} gate={canSubmitProof}>
      {entry => <Performance entry={entry} />}
    </ProofPage>
  )
}

function Performance({ entry }: { entry: ProofEntry }) {
  const [{ proofDetailTypes: details }] = useState(() => session.get())
  // Without the result the server judges (PDIR-23, GP-16).
  const isReached = entry.result === null || isBusinessProofPaid(entry.result.batches)
  return (
    <>
      <StepBar label={t.steps.label} steps={t.steps.names} current={isReached ? 1 : 0} />
      {isReached ? <DeliveryPerformance entry={entry} details={details} /> : <NotYet />}
    </>
  )
}

function NotYet() {
  return (
    <AlertBox tone="warning" title={t.performance.notYetTitle}>
      <p>{t.performance.notYet}</p>
      <LinkButton href={routes.business.path} size="medium">
        {t.performance.toBusiness}
      </LinkButton>
    </AlertBox>
  )
}
