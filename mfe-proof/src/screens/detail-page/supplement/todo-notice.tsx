import type { ProofBatch } from 'api-client/proof-records'
import { AlertBox, Day } from 'ui-kit'
import * as t from '../texts.ko.ts'

/** What is left to do, and by when (PDET-47, AMB-104). */
export function TodoNotice({ batch, left }: { batch: ProofBatch; left: number }) {
  const title = left > 0 ? t.supplement.left(left) : t.supplement.none
  return (
    <AlertBox tone={left > 0 ? 'warning' : 'info'} title={title}>
      <p>{left > 0 ? t.supplement.todo : t.supplement.register}</p>
      <p>
        {t.supplement.until} ({t.supplement.requestedAt} <Day at={batch.updatedAt} />)
      </p>
    </AlertBox>
  )
}
