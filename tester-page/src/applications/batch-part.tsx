import { Disclosure } from 'ui-kit'
import type { Batch, Item } from '../api/shapes.ts'
import { Editor } from './editor.tsx'
import { Moves } from './moves.tsx'
import { Titled } from './titled.tsx'
import * as t from './texts.ko.ts'
import styles from './applications.module.css'

/** A batch of proof, and each proof in it. */
export function BatchPart({ batch }: { batch: Batch }) {
  const { id, progressStatus, amountDcsn, moves, items } = batch
  const record = { path: `/proof-mstr/${id}`, subject: t.batch(batch) }
  return (
    <div className={styles['part']}>
      <p>
        <Titled name={record.subject} status={progressStatus} />
      </p>
      <Moves {...record} field="progressStatus" moves={moves} />
      <Disclosure label={t.values}>
        <Editor {...record} label={t.amount} field="amountDcsn" value={amountDcsn} />
      </Disclosure>
      {items.map(item => (
        <ItemPart key={item.id} item={item} />
      ))}
    </div>
  )
}

function ItemPart({ item }: { item: Item }) {
  const { id, currentStatus, reason, dlvrDcsn, moves } = item
  const record = { path: `/proof/${id}`, subject: t.item(item) }
  return (
    <div className={styles['part']}>
      <p>
        <Titled name={record.subject} status={currentStatus} />
      </p>
      <Moves {...record} field="currentStatus" moves={moves} />
      <Disclosure label={t.values}>
        <Editor {...record} label={t.reason} field="reason" value={reason} />
        <Editor {...record} label={t.amount} field="dlvrDcsn" value={dlvrDcsn} />
      </Disclosure>
    </div>
  )
}
