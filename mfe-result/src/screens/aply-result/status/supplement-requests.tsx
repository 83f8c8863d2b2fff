import type { ApplicationResult } from 'api-client/result'
import { isWithdrawn } from 'domain-rules/application'
import { paths } from 'domain-rules/journey'
import { proofTypeName, supplementDeadline } from 'domain-rules/proof'
import { useNavigate } from 'react-router-dom'
import { session } from 'shared-session'
import { AlertBox, Button, Day, VisuallyHidden } from 'ui-kit'
import { numbered } from '../proof/numbered.ts'
import * as t from '../texts.ko.ts'

/** Requests for a supplement with their deadlines, each with a button to its proof (RES-26, PDET-47). */
export function SupplementRequests({ result }: { result: ApplicationResult }) {
  const navigate = useNavigate()

  function open(batchId: string) {
    session.update({ proofBatchId: batchId })
    void navigate(paths.proofDetail)
  }

  return askedAgain(result).map(({ id, number, type, updatedAt }) => (
    <AlertBox key={id} tone="warning" title={t.supplement.title}>
      <p>{t.supplement.of(proofTypeName(type), number)}</p>
      <Deadline at={supplementDeadline(updatedAt)} />
      <Button size="medium" onClick={() => open(id)}>
        {t.supplement.register} <VisuallyHidden>{t.proof.ofBatch(number)}</VisuallyHidden>
      </Button>
    </AlertBox>
  ))
}

/** The last day, which is unknown without the day of the request. */
function Deadline({ at }: { at: string }) {
  if (!at) return <p>{t.supplement.within}</p>
  return (
    <p>
      <strong>
        <Day at={at} />
      </strong>
      {t.supplement.until}
    </p>
  )
}

/** A withdrawn application has no requests. */
export function askedAgain({ status, batches }: ApplicationResult) {
  return isWithdrawn(status) ? [] : numbered(batches).filter(batch => batch.status === '보완요청')
}
