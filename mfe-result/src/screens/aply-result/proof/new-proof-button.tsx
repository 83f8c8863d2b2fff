import type { ApplicationResult } from 'api-client/result'
import { paths } from 'domain-rules/journey'
import { canAddProof } from 'domain-rules/proof'
import { useNavigate } from 'react-router-dom'
import { session } from 'shared-session'
import { Button } from 'ui-kit'
import * as t from '../texts.ko.ts'

/** Returns true if the notice of the status offers the first proof; more proof is added above the history. */
export function isFirstProof({ status, batches }: ApplicationResult): boolean {
  return batches.length === 0 && canAddProof({ applicationStatus: status, batches }).ok
}

/** Opens the registration of new proof. If none may be added, it shows the reason (RES-62 to RES-69, AMB-68, GP-05). */
export function NewProofButton({ result: { status, batches } }: { result: ApplicationResult }) {
  const navigate = useNavigate()
  const verdict = canAddProof({ applicationStatus: status, batches })
  const hasParcelProof = batches.some(({ amountKind }) => amountKind === '택배')

  function begin() {
    const isNormalProof = hasParcelProof ? 'Y' : null
    session.update({ isNormalProof, proofType: '', proofDetailTypes: [], proofBatchId: '' })
    void navigate(paths.proofIntro)
  }

  return (
    <Button disabledReason={verdict.ok ? undefined : verdict.reason} onClick={begin}>
      {t.proof.register}
    </Button>
  )
}
