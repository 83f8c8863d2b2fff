import { useEffect, useRef } from 'react'
import type { Opinion } from 'api-client/opinion'
import type { ApplicationResult } from 'api-client/result'
import { opinionStatusLabel } from 'domain-rules/opinion'
import { Day, Table, type Column } from 'ui-kit'
import { AccountFacts, ApplicationFacts } from '../aply-result/facts/application-facts.tsx'
import { batchColumns } from '../aply-result/proof/batch-columns.tsx'
import { numbered } from '../aply-result/proof/numbered.ts'
import { Reasons } from '../aply-result/status/reasons.tsx'
import { StatusSummary } from '../aply-result/status/status-summary.tsx'
import * as t from './texts.ko.ts'

const opinionColumns: readonly Column<Opinion>[] = [
  { header: t.columns.status, cell: ({ answerStatus }) => opinionStatusLabel(answerStatus) },
  { header: t.columns.writtenAt, cell: ({ writtenAt }) => <Day at={writtenAt} />, namesRow: true },
  { header: t.columns.content, cell: ({ content }) => content },
  { header: t.columns.answer, cell: ({ answer }) => answer || null },
]

/** The applicant's own view without actions. Its heading takes the focus, since it appears below the pressed button. */
export function AdminResult({ result }: { result: ApplicationResult }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {t.found(result.companyName)}
      </h2>
      <StatusSummary result={result} />
      <Reasons result={result} />
      <section>
        <h2>{t.proof}</h2>
        <Table
          caption={t.proof}
          columns={batchColumns}
          rows={numbered(result.batches)}
          keyOf={({ id }) => id}
          empty={t.noProof}
        />
      </section>
      <section>
        <h2>{t.opinions}</h2>
        <Table
          caption={t.opinions}
          columns={opinionColumns}
          rows={result.opinions}
          keyOf={({ id }) => id}
          empty={t.noOpinions}
        />
      </section>
      <ApplicationFacts result={result} />
      <AccountFacts result={result} />
    </>
  )
}
