import type { ApplicationDocument } from 'domain-rules/application'
import type { Receipt } from 'applicant-flow/receipt'
import * as t from '../aply-info/texts.ko.ts'
import type { Filing } from './filing.ts'
import { lastFour, maskedName } from './masked.ts'

/** Returns the receipt of a filed application. */
export function receiptFor({ application, account, documents }: Filing, now: Date): Receipt {
  const { bankName, accountNumber, accountHolder } = account
  const handedIn = Object.keys(documents) as ApplicationDocument[]
  return {
    applicationNumber: application.applicationNumber,
    applicationType: application.applicationType,
    companyName: application.form.companyName.trim(),
    receivedAt: now.toISOString(),
    account: `${bankName} ${lastFour(accountNumber)} (${maskedName(accountHolder)})`,
    documents: handedIn.map(name => t.documents.names[name]),
  }
}
