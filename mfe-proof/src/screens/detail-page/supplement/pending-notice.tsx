import { countPending } from 'domain-rules/proof'
import { AlertBox, Button, Status } from 'ui-kit'
import * as t from '../texts.ko.ts'
import type { Draft } from './draft.ts'

/** The pending changes with a button to undo them, and the deletions already done (PDET-16, PDET-24). */
export function PendingNotice({ draft: { pending }, onUndoAll }: { draft: Draft; onUndoAll: () => void }) {
  const count = countPending(pending)
  const deleted = pending.deleted.length
  return (
    <>
      <Status className="sr-only">{count > 0 && t.supplement.pending(count)}</Status>
      {deleted > 0 && <AlertBox tone="info">{t.supplement.deleted(deleted)}</AlertBox>}
      {count > 0 && (
        <AlertBox tone="info" title={t.supplement.pending(count)}>
          <Button variant="secondary" size="medium" onClick={onUndoAll}>
            {t.supplement.undoAll}
          </Button>
        </AlertBox>
      )}
    </>
  )
}
