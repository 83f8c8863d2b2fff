import type { ApplicationResult } from 'api-client/result'
import { paths } from 'domain-rules/journey'
import { LoadFailureBox, type LoadFailure } from 'applicant-flow/failure-message'
import { canSupplementBatch } from 'domain-rules/proof'
import { LinkButton, Skeleton } from 'ui-kit'
import { BatchFacts } from './batch-facts.tsx'
import { ItemTables } from './items/item-tables.tsx'
import { SupplementForm } from './supplement/supplement-form.tsx'
import * as t from './texts.ko.ts'
import { useBatch } from './use-batch.ts'

type Props = { batchId: string; result: ApplicationResult }

/** A batch as it is now: a form while a supplement is asked for, else read only (PDET-17). */
export function BatchView({ batchId, result }: Props) {
  const { loaded, show, reload, failure } = useBatch(batchId)
  if (!loaded && failure) return <Failure failure={failure} onRetry={reload} />
  if (!loaded) return <Skeleton label={t.loading} lines={6} />

  const { batch, items } = loaded
  if (canSupplementBatch(batch.status).ok && batch.amountKind !== '택배')
    return <SupplementForm result={result} loaded={loaded} show={show} reload={reload} />
  return (
    <>
      <BatchFacts batch={batch} />
      <ItemTables items={items} />
      <WayBack />
    </>
  )
}

function WayBack() {
  return (
    <div className="page__actions">
      <LinkButton href={paths.result} variant="tertiary">
        {t.toResult}
      </LinkButton>
    </div>
  )
}

function Failure({ failure, onRetry }: { failure: LoadFailure; onRetry: () => void }) {
  return (
    <>
      <LoadFailureBox title={t.failed} failure={failure} onRetry={onRetry} />
      <WayBack />
    </>
  )
}
