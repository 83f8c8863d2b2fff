import type { ProofBatch, ProofItem } from 'api-client/proof'
import { supplementDeadline } from 'domain-rules/proof'
import { AlertBox, Button, Day, focusField } from 'ui-kit'
import * as t from '../texts.ko.ts'
import { changeFieldOf } from './check-supplement.ts'

type Props = {
  batch: ProofBatch
  /** The items without a valid change. */
  left: readonly ProofItem[]
}

/** The remaining work, with a button to the first item, and the deadline (PDET-47, AMB-104). */
export function TodoNotice({ batch, left }: Props) {
  const [first] = left
  const deadline = supplementDeadline(batch.updatedAt)
  const title = first ? t.supplement.left(left.length) : t.supplement.none
  return (
    <AlertBox tone={first ? 'warning' : 'info'} title={title}>
      <p>{first ? t.supplement.todo : t.supplement.register}</p>
      <p>
        {t.supplement.until}
        {deadline && (
          <>
            <br />
            {t.supplement.requestedAt} <Day at={batch.updatedAt} />
            <br />
            {t.supplement.lastDay}{' '}
            <strong>
              <Day at={deadline} />
            </strong>
          </>
        )}
      </p>
      {first && (
        <Button variant="secondary" size="medium" onClick={() => focusField(changeFieldOf(first.id))}>
          {t.supplement.toFirst}
        </Button>
      )}
    </AlertBox>
  )
}
