import { showWon } from 'domain-rules'
import {
  displayGroup,
  displayGroupLabel,
  isRecognised,
  proofTypeName,
  type DisplayGroup,
} from 'domain-rules/proof'
import { Badge, Day, type Column } from 'ui-kit'
import * as t from '../texts.ko.ts'
import type { NumberedBatch } from './numbered.ts'

const tones = {
  submitted: 'neutral',
  review: 'info',
  approved: 'success',
  paid: 'success',
  notRecognised: 'danger',
  cancelled: 'neutral',
} as const satisfies Record<DisplayGroup, string>

/** The columns of the table of batches (RES-44 to RES-61). */
export const batchColumns: readonly Column<NumberedBatch>[] = [
  { header: t.proof.columns.number, cell: ({ number }) => t.proof.number(number), namesRow: true },
  { header: t.proof.columns.type, cell: typeOf },
  { header: t.proof.columns.total, cell: totalOf, numeric: true },
  { header: t.proof.columns.status, cell: statusOf },
  { header: t.proof.columns.registeredAt, cell: ({ registeredAt }) => <Day at={registeredAt} /> },
  {
    header: t.proof.columns.recognised,
    cell: ({ status, recognisedAmount }) =>
      isRecognised(status, recognisedAmount) ? showWon(recognisedAmount) : t.proof.undecided,
    numeric: true,
  },
]

function typeOf({ type, years }: NumberedBatch): string {
  const period = years.map(t.proof.year).join(', ')
  return period ? `${proofTypeName(type)} (${period})` : proofTypeName(type)
}

function totalOf({ total, amountKind }: NumberedBatch): string | null {
  if (amountKind === '택배') return t.proof.byCarrier
  if (total === null) return null
  return amountKind === '건' ? t.proof.cases(total) : showWon(total)
}

/** Returns the tone of a status of a batch or of an item. A request for a supplement is a warning everywhere. */
export function toneOf(status: NumberedBatch['status']) {
  return status === '보완요청' ? 'warning' : tones[displayGroup(status)]
}

/** The group of the status; of a batch in review also its step. */
function statusOf({ status }: NumberedBatch) {
  const group = displayGroup(status)
  return (
    <>
      <Badge tone={toneOf(status)}>{displayGroupLabel(status)}</Badge>
      {group === 'review' && status !== '심사중' && <> {status}</>}
    </>
  )
}
