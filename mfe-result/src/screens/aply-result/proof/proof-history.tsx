import { useEffect, useRef, useState } from 'react'
import { generalExamples, openExamples } from 'applicant-flow/examples'
import { PROOF_PAGE_SIZE } from 'domain-rules'
import { Button, Pagination, Table, type Column } from 'ui-kit'
import { flushSync } from 'react-dom'
import type { ResultProps } from '../result-view.tsx'
import * as t from '../texts.ko.ts'
import { BatchActions } from './batch-actions.tsx'
import { batchColumns } from './batch-columns.tsx'
import { isFirstProof, NewProofButton } from './new-proof-button.tsx'
import { numbered, type NumberedBatch } from './numbered.ts'

/** All proof, the newest first, and a button for more; ten batches a page, on paper all (RES-43 to RES-62, RES-124). */
export function ProofHistory({ result, reload }: ResultProps) {
  const [wanted, setPage] = useState(1)
  const isPrinting = usePrinting()
  const batches = numbered(result.batches)
  const pages = Math.max(1, Math.ceil(batches.length / PROOF_PAGE_SIZE))
  // Cancelling may reduce the number of pages.
  const page = Math.min(wanted, pages)
  const first = (page - 1) * PROOF_PAGE_SIZE
  const heading = useRef<HTMLHeadingElement>(null)

  // Another page begins at its top, for eyes and for screen readers.
  function turnTo(another: number) {
    setPage(another)
    heading.current?.focus()
  }

  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {t.proof.title}
      </h2>
      <div className="page__actions no-print">
        <Button
          variant="tertiary"
          onClick={() => void openExamples({ title: t.proof.examplesTitle, examples: generalExamples })}
        >
          {t.proof.examples}
        </Button>
        {!isFirstProof(result) && <NewProofButton result={result} />}
      </div>
      <Table
        caption={t.proof.title}
        columns={[...batchColumns, actionsColumn({ result, reload })]}
        rows={isPrinting ? batches : batches.slice(first, first + PROOF_PAGE_SIZE)}
        keyOf={({ id }) => id}
        empty={t.proof.empty}
      />
      {pages > 1 && <Pagination label={t.proof.pages} page={page} pages={pages} onPage={turnTo} />}
    </section>
  )
}

function actionsColumn(props: ResultProps): Column<NumberedBatch> {
  return {
    header: t.proof.columns.actions,
    cell: batch => <BatchActions batch={batch} {...props} />,
    actions: true,
  }
}

/** Returns true while the page is being printed. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // Before the listener returns: the browser prints the page as it is then.
    const begin = () => flushSync(() => setPrinting(true))
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('beforeprint', begin, { signal })
    addEventListener('afterprint', () => setPrinting(false), { signal })
    return () => listening.abort()
  }, [])
  return isPrinting
}
