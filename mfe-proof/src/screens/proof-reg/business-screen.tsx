import { canEnterBusinessPage, canSubmitProof } from 'domain-rules/proof'
import { useState } from 'react'
import { session } from 'shared-session'
import { Page } from 'ui-kit'
import { WithProofEntry } from '../../entry/with-proof-entry.tsx'
import { Later } from '../../performance/later.tsx'
import { routes } from '../../routes.ts'
import { DirectDelivery } from './direct-delivery.tsx'
import * as t from './texts.ko.ts'

const loadGeneralProof = async () => (await import('../../performance/general-proof.tsx')).GeneralProof

/** Proof of direct delivery. If documents of general proof were chosen before, their form (AMB-69). */
export function BusinessScreen() {
  const [{ proofType, proofDetailTypes: details }] = useState(() => session.get())
  if (proofType === '일반') {
    return (
      <Page title={routes.general.title} lead={t.generalLead}>
        <WithProofEntry gate={canSubmitProof}>
          {entry => (
            <Later load={loadGeneralProof}>
              {GeneralProof => <GeneralProof entry={entry} details={details} />}
            </Later>
          )}
        </WithProofEntry>
      </Page>
    )
  }
  return (
    <Page title={routes.business.title} lead={t.lead}>
      <WithProofEntry gate={canEnterBusinessPage}>
        {entry => <DirectDelivery entry={entry} details={details} />}
      </WithProofEntry>
    </Page>
  )
}
