import { WithResult } from 'applicant-flow/application-result'
import { useState } from 'react'
import { session } from 'shared-session'
import { Page } from 'ui-kit'
import { useWayToResult } from '../../entry/use-way-to-result.ts'
import { routes } from '../../routes.ts'
import { BatchView } from './batch-view.tsx'
import * as t from './texts.ko.ts'

/** One batch of proof: its facts, the status of its items, and its supplement (PDET-01 to PDET-48). */
export function DetailScreen() {
  // The value on opening: when the session ends, the page stays as it is until the person is led away.
  const [batchId] = useState(() => session.get().proofBatchId)
  return (
    <Page title={routes.detail.title} lead={t.lead}>
      {batchId ? (
        <WithResult>{result => <BatchView batchId={batchId} result={result} />}</WithResult>
      ) : (
        <NoBatch />
      )}
    </Page>
  )
}

/** No batch was chosen: the result has links to all of them (PDET-36). */
function NoBatch() {
  useWayToResult(t.noBatch)
  return null
}
