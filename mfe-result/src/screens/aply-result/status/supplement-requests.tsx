import type { ProofBatch } from 'api-client/proof-records'
import { paths } from 'domain-rules/journey'
import { useNavigate } from 'react-router-dom'
import { session } from 'shared-session'
import { AlertBox, Button, Day, VisuallyHidden } from 'ui-kit'
import { numbered } from '../proof/numbered.ts'
import * as t from '../texts.ko.ts'

/** Proof that is asked for again, each with the way to where it is put in order (RES-26, CONST-22). */
export function SupplementRequests({ batches }: { batches: readonly ProofBatch[] }) {
  const navigate = useNavigate()
  const asked = numbered(batches).filter(({ status }) => status === '보완요청')

  function open(batchId: string) {
    session.update({ proofBatchId: batchId })
    void navigate(paths.proofDetail)
  }

  return asked.map(({ id, number, type, updatedAt }) => (
    <AlertBox key={id} tone="warning" title={t.supplement.title}>
      <p>{t.supplement.of(t.proof.types[type], number)}</p>
      <p>{t.supplement.until}</p>
      <p>
        {t.supplement.requestedAt} <Day at={updatedAt} />
      </p>
      <Button size="medium" onClick={() => open(id)}>
        {t.supplement.register} <VisuallyHidden>{t.proof.ofBatch(number)}</VisuallyHidden>
      </Button>
    </AlertBox>
  ))
}
