import { decidePending, type PendingChange } from 'ops-api'
import { card, Press } from 'page-kit'
import { useState } from 'react'
import { AlertBox } from 'ui-kit'
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx'
import { useSite } from '../../live/live-view.tsx'
import { actorName } from '../actor-name.ts'
import { timeOf } from '../time-of.ts'
import * as t from './texts.ko.ts'

/** An order that waits for a second person, who confirms it, or withdraws it. */
export function PendingQuestion({ order }: { order: PendingChange }) {
  const { send, feed } = useSite()
  const [decision, setDecision] = useState<keyof typeof t.decisions>()
  const { id, remote, by, at, reason } = order
  const facts = [t.ordered(order), actorName(by), timeOf(at), reason].filter(Boolean).join(' · ')

  function close() {
    setDecision(undefined)
    void feed.refresh('releases', 'audit')
  }

  return (
    <>
      <AlertBox tone="warning" title={t.orderWaits(remote)} announced>
        <p>{facts}</p>
        <div className={card['actions']}>
          <Press of={remote} label={t.decisions.confirm} onClick={() => setDecision('confirm')} />
          <Press of={remote} label={t.decisions.withdraw} onClick={() => setDecision('withdraw')} />
        </div>
      </AlertBox>
      {decision && (
        <ConfirmDialog
          title={`${remote} ${t.decisions[decision]}`}
          asksReason={false}
          carryOut={t.decisions[decision]}
          onCarryOut={() => send(decidePending, { params: { remote }, body: { id, decision } })}
          onClose={close}
        >
          <p>{facts}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
