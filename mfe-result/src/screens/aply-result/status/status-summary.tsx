import { useState } from 'react'
import type { ApplicationResult } from 'api-client/result'
import { showWon } from 'domain-rules'
import { progressStep, type ApplicationStatus } from 'domain-rules/application'
import { AlertBox, Badge, Day, Status, StepBar, SummaryList } from 'ui-kit'
import * as t from '../texts.ko.ts'

/** In one look: where the application stands, what to do now, and how much there is (RES-01 to RES-23, RES-36, RES-37). */
export function StatusSummary({
  result: { status, decidedAmount, updatedAt },
}: {
  result: ApplicationResult
}) {
  const step = progressStep(status)
  const { tone, notice, todo } = t.notices[status]
  return (
    <section>
      <h2>
        {t.status.title} <Badge tone={tone}>{status}</Badge>
      </h2>
      <StatusChange status={status} />
      <AlertBox tone={tone} title={notice}>
        <p>{todo}</p>
      </AlertBox>
      <SummaryList
        rows={[
          [t.status.amount, <strong key="amount">{showWon(decidedAmount)}</strong>],
          [t.status.updatedAt, <Day key="day" at={updatedAt} />],
        ]}
      />
      {step === null ? (
        <p>{t.status.withdrawn}</p>
      ) : (
        <StepBar label={t.status.stepsLabel} steps={t.status.steps} current={step - 1} />
      )}
    </section>
  )
}

/** Tells, once and politely, that the status has become another one while the applicant was looking. */
function StatusChange({ status }: { status: ApplicationStatus }) {
  const [first] = useState(status)
  const [hasChanged, setChanged] = useState(false)
  if (status !== first && !hasChanged) setChanged(true)
  return <Status className="sr-only">{hasChanged && t.status.changed(status)}</Status>
}
