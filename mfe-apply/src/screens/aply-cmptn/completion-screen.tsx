import { useState } from 'react'
import { paths } from 'domain-rules/journey'
import { session } from 'shared-session'
import { AlertBox, Button, FactTable, LinkButton, Page } from 'ui-kit'
import { FlowSteps } from '../../flow-steps/flow-steps.tsx'
import { receiptOf, type Receipt } from 'applicant-flow/receipt'
import { routes } from '../../routes.ts'
import { CopyableNumber } from './copyable-number.tsx'
import { HelpAndMore, NextSteps } from './next-steps.tsx'
import { receiptRows } from './receipt-rows.ts'
import * as t from './texts.ko.ts'

/** The receipt of the application, and the next steps (DONE-01 to DONE-09). */
export function CompletionScreen() {
  const [receipt] = useState(() => receiptOf(session.get().applicationNumber))
  return (
    <Page title={routes.completion.title}>
      <FlowSteps current="완료" />
      {receipt ? <Received receipt={receipt} /> : <NothingReceived />}
    </Page>
  )
}

function Received({ receipt }: { receipt: Receipt }) {
  const [applicant] = useState(() => session.get())
  return (
    <>
      <AlertBox tone="success" title={t.received}>
        <p>{t.greeting(applicant.mobileName)}</p>
      </AlertBox>
      <section>
        <h2>{t.receiptTitle}</h2>
        <FactTable
          caption={t.receiptTitle}
          rows={[
            [t.applicationNumber, <CopyableNumber key="number" number={receipt.applicationNumber} />],
            ...receiptRows(receipt, applicant),
          ]}
        />
        <div className="no-print">
          <Button variant="secondary" size="medium" onClick={() => print()}>
            {t.print}
          </Button>
        </div>
      </section>
      <NextSteps />
      <HelpAndMore />
      <div className="page__actions">
        <LinkButton href={paths.home} variant="tertiary">
          {t.confirm}
        </LinkButton>
        <LinkButton href={paths.businessNumberForResult}>{t.toResult}</LinkButton>
      </div>
    </>
  )
}

/** Shown if this tab has filed nothing under the session's number. */
function NothingReceived() {
  return (
    <>
      <AlertBox tone="info">{t.noReceipt}</AlertBox>
      <div className="page__actions">
        <LinkButton href={routes.applicationForm.path} variant="tertiary">
          {t.toForm}
        </LinkButton>
        <LinkButton href={paths.businessNumberForResult}>{t.toResult}</LinkButton>
      </div>
    </>
  )
}
