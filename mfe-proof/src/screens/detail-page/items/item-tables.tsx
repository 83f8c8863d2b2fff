import type { ReactNode } from 'react'
import type { ProofItem } from 'api-client/proof'
import { showWon } from 'domain-rules'
import { Day, Table, type Column } from 'ui-kit'
import { viewButton } from '../../../registration/view-button.tsx'
import * as t from '../texts.ko.ts'
import { ItemStatus } from './item-status.tsx'

type NumberedItem = ProofItem & { number: number }

/** The cells of an item that can change while its supplement is asked for. */
export type ItemChanges = {
  name: (item: ProofItem) => ReactNode
  status: (item: ProofItem) => ReactNode
  delete: (item: ProofItem) => ReactNode
  change: (item: ProofItem) => ReactNode
}

type Props = { items: readonly ProofItem[]; changes?: ItemChanges }

/** The id of the beginning of the tables. */
export const ITEMS_PLACE = 'proof-items'

/** The items of a batch: business proof, if there is any, and performance proof (PDET-06 to PDET-08). */
export function ItemTables({ items, changes }: Props) {
  const business = items.filter(({ type }) => type === '영업')
  const performance = items.filter(({ type }) => type !== '영업')
  const tables = [
    { caption: t.items.business, rows: business },
    { caption: t.items.performance, rows: performance },
  ].filter(({ rows }) => rows.length > 0)
  const shown = tables.length > 0 ? tables : [{ caption: t.items.performance, rows: [] }]
  return shown.map(({ caption, rows }, place) => (
    <section key={caption} {...(place === 0 && { id: ITEMS_PLACE, tabIndex: -1 })}>
      <h2>{caption}</h2>
      <Table
        caption={caption}
        columns={columnsWith(changes)}
        rows={rows.map((item, index) => ({ ...item, number: index + 1 }))}
        keyOf={({ id }) => id}
        empty={t.items.empty}
      />
    </section>
  ))
}

function columnsWith(changes: ItemChanges | undefined): Column<NumberedItem>[] {
  const { columns } = t.items
  return [
    { header: columns.number, cell: ({ number }) => number, tableOnly: true },
    { header: columns.name, cell: item => changes?.name(item) ?? nameOf(item), namesRow: true },
    { header: columns.view, cell: viewButton, actions: true },
    { header: columns.status, cell: item => changes?.status(item) ?? <ItemStatus item={item} /> },
    { header: columns.date, cell: ({ registeredAt }) => <Day at={registeredAt} /> },
    {
      header: columns.recognised,
      cell: ({ recognisedAmount }) => (recognisedAmount === null ? null : showWon(recognisedAmount)),
      numeric: true,
    },
    { header: columns.delete, cell: item => changes?.delete(item) ?? null, actions: true },
    { header: columns.change, cell: item => changes?.change(item) ?? null, actions: true },
  ]
}

/** An item that a carrier has reported has no file: the carrier's name is shown instead. */
function nameOf({ fileName, deliveryName }: ProofItem): string | null {
  return fileName || deliveryName || null
}
