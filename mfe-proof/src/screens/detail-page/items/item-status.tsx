import type { ProofItem } from 'api-client/proof'
import { itemStatusLabel, type PendingChange } from 'domain-rules/proof'
import { Badge } from 'ui-kit'
import * as t from '../texts.ko.ts'

type Props = { item: ProofItem; pending?: PendingChange }

const words = { delete: t.items.deletePending, replace: t.items.changePending }

/** The status of an item, its pending change, and the reason of the request (PDET-11 to PDET-13, PDET-22, PDET-23). */
export function ItemStatus({ item: { status, reason }, pending = null }: Props) {
  return (
    <>
      <Badge tone={toneOf(status)}>{itemStatusLabel(status)}</Badge>{' '}
      {pending && <Badge tone="info">{words[pending]}</Badge>}
      {status === '보완요청' && reason && (
        <>
          <br />
          {t.items.reason}: {reason}
        </>
      )}
    </>
  )
}

/** Returns the tone of a status of a batch or of an item. */
export function toneOf(status: ProofItem['status']) {
  if (status === '보완요청') return 'warning'
  if (status === '대상미선정') return 'danger'
  return status === '지급완료' || status === '승인' || status === '대상선정' ? 'success' : 'neutral'
}
