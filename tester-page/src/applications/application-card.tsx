import { card } from 'page-kit'
import {
  answerOpinion,
  moveApplication,
  moveBatch,
  moveItem,
  type Application,
  type Batch,
  type Item,
} from 'sandbox-api'
import type { ReactNode } from 'react'
import { Badge, Disclosure } from 'ui-kit'
import { CopyButton } from '../parts/copy-button.tsx'
import { Editor } from './editor.tsx'
import { Moves } from './moves.tsx'
import * as t from './texts.ko.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import styles from './applications.module.css'

/** An application with its proof and its opinions. */
export function ApplicationCard({ application }: { application: Application }) {
  const { aplyNo, brno, aplyNm, prcsStts, prcsSttsRemark, dcsnAmt, moves, batches, opinions } = application
  const kept = useKeptFocus<HTMLDivElement>()
  const record = { call: moveApplication, params: { aplyNo }, subject: aplyNo }
  return (
    <div className={styles['parts']} {...kept}>
      <h3 className={card['name']}>
        <Titled name={aplyNm} status={prcsStts} />
      </h3>
      <div className={card['actions']}>
        <CopyButton label={t.application} value={aplyNo} />
        <CopyButton label={t.business} value={brno} />
      </div>
      <Moves {...record} field="prcsStts" moves={moves} />
      <Disclosure label={t.values}>
        <Editor {...record} label={t.remark} field="prcsSttsRemark" value={prcsSttsRemark} />
        <Editor {...record} label={t.amount} field="dcsnAmt" value={dcsnAmt} />
      </Disclosure>
      {batches.map(batch => (
        <BatchPart key={batch.id} batch={batch} />
      ))}
      {opinions.map(opinion => (
        <Part key={opinion.sn} name={t.opinion(opinion)}>
          <Editor
            call={answerOpinion}
            params={{ id: String(opinion.sn) }}
            subject={t.opinion(opinion)}
            label={t.answer}
            field="answerContent"
            value={opinion.answerContent ?? ''}
          />
        </Part>
      ))}
    </div>
  )
}

/** A batch of proof, and each proof in it. */
function BatchPart({ batch }: { batch: Batch }) {
  const { id, progressStatus, amountDcsn, moves, items } = batch
  const record = { call: moveBatch, params: { id: String(id) }, subject: t.batch(batch) }
  return (
    <Part name={record.subject} status={progressStatus}>
      <Moves {...record} field="progressStatus" moves={moves} />
      <Disclosure label={t.values}>
        <Editor {...record} label={t.amount} field="amountDcsn" value={amountDcsn ?? 0} />
      </Disclosure>
      {items.map(item => (
        <ItemPart key={item.id} item={item} />
      ))}
    </Part>
  )
}

function ItemPart({ item }: { item: Item }) {
  const { id, currentStatus, reason, dlvrDcsn, moves } = item
  const record = { call: moveItem, params: { id: String(id) }, subject: t.item(item) }
  return (
    <Part name={record.subject} status={currentStatus}>
      <Moves {...record} field="currentStatus" moves={moves} />
      <Disclosure label={t.values}>
        <Editor {...record} label={t.reason} field="reason" value={reason ?? ''} />
        <Editor {...record} label={t.amount} field="dlvrDcsn" value={dlvrDcsn ?? 0} />
      </Disclosure>
    </Part>
  )
}

type PartProps = { name: string; status?: string | null; children: ReactNode }

/** A record that belongs to another one. */
function Part({ name, status = null, children }: PartProps) {
  return (
    <div className={styles['part']}>
      <p>
        <Titled name={name} status={status} />
      </p>
      {children}
    </div>
  )
}

/** A record's name with its status. */
function Titled({ name, status }: { name: string | null; status: string | null }) {
  return (
    <>
      {name} {status && <Badge tone="info">{status}</Badge>}
    </>
  )
}
