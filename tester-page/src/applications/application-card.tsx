import { Disclosure } from 'ui-kit'
import { card } from 'page-kit'
import { moveApplication, type Application } from 'sandbox-api'
import { CopyButton } from '../parts/copy-button.tsx'
import { BatchPart } from './batch-part.tsx'
import { Editor } from './editor.tsx'
import { Moves } from './moves.tsx'
import { OpinionPart } from './opinion-part.tsx'
import { Titled } from './titled.tsx'
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
        <OpinionPart key={opinion.sn} opinion={opinion} />
      ))}
    </div>
  )
}
