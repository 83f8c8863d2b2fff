import { Disclosure } from 'ui-kit'
import { moveBatch, moveItem, type Batch, type Item } from 'sandbox-api'
import { Editor } from './editor.tsx'
import { Moves } from './moves.tsx'
import { Titled } from './titled.tsx'
import * as t from './texts.ko.ts'
import styles from './applications.module.css'

/** A batch of proof, and each proof in it. */
export function BatchPart({ batch }: { batch: Batch }) {
  const { id, progressStatus, amountDcsn, moves, items } = batch
  const record = { call: moveBatch, params: { id: String(id) }, subject: t.batch(batch) }
  return (
    <div className={styles['part']}>
      <p>
        <Titled name={record.subject} status={progressStatus} />
      </p>
      <Moves {...record} field="progressStatus" moves={moves} />
      <Disclosure label={t.values}>
        <Editor {...record} label={t.amount} field="amountDcsn" value={amountDcsn ?? 0} />
      </Disclosure>
      {items.map(item => (
        <ItemPart key={item.id} item={item} />
      ))}
    </div>
  )
}

function ItemPart({ item }: { item: Item }) {
  const { id, currentStatus, reason, dlvrDcsn, moves } = item
  const record = { call: moveItem, params: { id: String(id) }, subject: t.item(item) }
  return (
    <div className={styles['part']}>
      <p>
        <Titled name={record.subject} status={currentStatus} />
      </p>
      <Moves {...record} field="currentStatus" moves={moves} />
      <Disclosure label={t.values}>
        <Editor {...record} label={t.reason} field="reason" value={reason ?? ''} />
        <Editor {...record} label={t.amount} field="dlvrDcsn" value={dlvrDcsn ?? 0} />
      </Disclosure>
    </div>
  )
}
