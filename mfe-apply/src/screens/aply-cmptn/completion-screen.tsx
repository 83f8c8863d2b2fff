import { useState } from 'react'
import { formatBusinessNumber } from 'domain-rules/business'
import { paths } from 'domain-rules/journey'
import { session } from 'shared-session'
import { AlertBox, Button, FactTable, LinkButton, Page } from 'ui-kit'
import { FlowSteps } from '../../flow-steps/flow-steps.tsx'
import { receiptOf, type Receipt } from '../../receipt.ts'
import { routes } from '../../routes.ts'
import { CopyableNumber } from './copyable-number.tsx'
import * as t from './texts.ko.ts'
import { HelpAndMore, NextSteps } from './next-steps.tsx'

const inKorea = new Intl.DateTimeFormat('ko', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Seoul',
})

/** What was filed, and what happens now (DONE-01 to DONE-09). */
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
  const [{ mobileName, businessNumber }] = useState(() => session.get())
  return (
    <>
      <AlertBox tone="success" title={t.received}>
        <p>{t.greeting(mobileName)}</p>
      </AlertBox>
      <section>
        <h2>{t.receiptTitle}</h2>
        <FactTable
          caption={t.receiptTitle}
          rows={[
            [t.applicationNumber, <CopyableNumber key="number" number={receipt.applicationNumber} />],
            [t.representative, mobileName],
            [t.businessNumber, formatBusinessNumber(businessNumber)],
            [t.companyName, receipt.companyName],
            [t.receivedAt, inKorea.format(new Date(receipt.receivedAt))],
          ]}
        />
      </section>
      <NextSteps />
      <HelpAndMore />
      <div className="page__actions">
        <Button variant="tertiary" onClick={() => print()}>
          {t.print}
        </Button>
        <LinkButton href={paths.home}>{t.confirm}</LinkButton>
      </div>
    </>
  )
}

/** This tab has filed nothing under that number, so that nothing may be said of it. */
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
