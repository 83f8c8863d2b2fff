import { isQuickSupport } from 'domain-rules/application'
import { formatBusinessNumber } from 'domain-rules/business'
import type { SessionState } from 'shared-session'
import type { Receipt } from 'applicant-flow/receipt'
import * as t from './texts.ko.ts'

const inKorea = new Intl.DateTimeFormat('ko', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Seoul',
})

/** Returns the facts of a receipt without the application's number (DONE-03 to DONE-05). */
export function receiptRows(
  receipt: Receipt,
  { mobileName, businessNumber }: Pick<SessionState, 'mobileName' | 'businessNumber'>,
): (readonly [name: string, fact: string])[] {
  const { applicationType, account, documents } = receipt
  return [
    [t.representative, mobileName],
    [t.businessNumber, formatBusinessNumber(businessNumber)],
    [t.companyName, receipt.companyName],
    [t.receivedAt, inKorea.format(new Date(receipt.receivedAt))],
    [t.payout, isQuickSupport(applicationType) ? t.quick : t.confirmed],
    [t.account, account],
    [t.documents, documents.join(', ') || t.noDocuments],
  ]
}
