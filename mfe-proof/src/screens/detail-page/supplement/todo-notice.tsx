import type { ProofBatch, ProofItem } from 'api-client/proof'
import { AlertBox, Button, Day, focusField } from 'ui-kit'
import * as t from '../texts.ko.ts'
import { changeFieldOf } from './check-supplement.ts'

type Props = {
  batch: ProofBatch
  /** The items that are still to be dealt with. */
  left: readonly ProofItem[]
}

/** What is left to do, with a way to the first of it, and by when (PDET-47, AMB-104). */
export function TodoNotice({ batch, left }: Props) {
  const [first] = left
  const title = first ? t.supplement.left(left.length) : t.supplement.none
  return (
    <AlertBox tone={first ? 'warning' : 'info'} title={title}>
      <p>{first ? t.supplement.todo : t.supplement.register}</p>
      <p>
        {t.supplement.until} ({t.supplement.requestedAt} <Day at={batch.updatedAt} />)
      </p>
      {first && (
        <Button variant="secondary" size="medium" onClick={() => focusField(changeFieldOf(first.id))}>
          {t.supplement.toFirst}
        </Button>
      )}
    </AlertBox>
  )
}
