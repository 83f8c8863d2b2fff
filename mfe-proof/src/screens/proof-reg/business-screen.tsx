import { canEnterBusinessPage, canSubmitProof } from 'domain-rules/proof'
import { useState } from 'react'
import { session } from 'shared-session'
import { ProofPage } from '../../entry/proof-page.tsx'
import { Later } from '../../performance/later.tsx'
import { routes } from '../../routes.ts'
import { DirectDelivery } from './direct-delivery.tsx'
import * as t from './texts.ko.ts'

const loadGeneralProof = async () => (await import('../../performance/general-proof.tsx')).GeneralProof

/** Proof of direct delivery. Shows the form of general proof if that was chosen before (AMB-69). */
export function BusinessScreen() {
  const [{ proofType, proofDetailTypes: details }] = useState(() => session.get())
  if (proofType === '일반') {
    return (
      <ProofPage title={routes.general.title} lead={t.generalLead} gate={canSubmitProof}>
        {entry => (
          <Later load={loadGeneralProof}>
            {GeneralProof => <GeneralProof entry={entry} details={details} />}
          </Later>
        )}
      </ProofPage>
    )
  }
  return (
    <ProofPage title={routes.business.title} lead={t.lead} gate={canEnterBusinessPage}>
      {entry => <DirectDelivery entry={entry} details={details} />}
    </ProofPage>
  )
}
