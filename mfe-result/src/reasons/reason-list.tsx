import type { Reason } from 'domain-rules/opinion'
import { AlertBox, Button, Day, Skeleton } from 'ui-kit'
import * as t from './texts.ko.ts'
import type { Reasons } from './use-reasons.ts'

type Props = {
  reasons: Reasons
  /** The time at which the reasons were given (ISO). */
  at: string
}

/** One box for each reason: its name, meaning, remedy and date (RES-27 to RES-33, OPN-01). */
export function ReasonList({ reasons, at }: Props) {
  if (reasons.isLoading) return <Skeleton label={t.loading} lines={2} />
  if (reasons.hasFailed) {
    return (
      <AlertBox tone="danger" announced>
        <p>{t.failed}</p>
        <Button variant="secondary" size="medium" onClick={reasons.loadAgain}>
          {t.tryAgain}
        </Button>
      </AlertBox>
    )
  }
  return reasons.list.map(reason => <ReasonBox key={reason.code} reason={reason} at={at} />)
}

function ReasonBox({ reason, at }: { reason: Reason; at: string }) {
  return (
    <AlertBox tone="warning" title={reason.name}>
      <p>{reason.description}</p>
      {reason.guidance && <p>{reason.guidance}</p>}
      <p>
        {t.at} <Day at={at} />
      </p>
    </AlertBox>
  )
}
