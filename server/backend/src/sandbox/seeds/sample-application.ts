import type { ApplicationStatus, ApplicationType } from 'domain-rules/application'
import { sql, type Transaction } from 'kysely'
import type { FieldCipher } from '../../crypto/field-cipher.ts'
import { recordHistory } from '../../stores/applications/change-application.ts'
import { encryptFor } from '../../stores/applications/encrypted-fields.ts'
import type { Tables } from '../../stores/tables.ts'

export type SampleApplication = {
  businessNumber: string
  applicationType: ApplicationType
  status: ApplicationStatus
  /** The person; the same ci cannot have two active applications. */
  ci: string
  at: Date
  name?: string
  birthDate?: string
  statusRemark?: string
  decidedAmount?: number
  /** Empty for a sole proprietor. */
  corporateNumber?: string
}

/**
 * Files an application of an invented person for a registered business, with everything that the form files; returns
 * its number.
 */
export async function fileSampleApplication(
  transaction: Transaction<Tables>,
  fields: FieldCipher,
  sample: SampleApplication,
): Promise<string> {
  const { applicationNumber, supportNumber } = await nextNumbers(transaction)
  const { at } = sample
  const row = {
    ...columnsOf(sample),
    ...encryptedColumns(fields, applicationNumber),
    applicationNumber,
    supportNumber,
    submittedAt: at,
    updatedAt: at,
  }
  await transaction.insertInto('application').values(row).execute()
  await recordHistory(transaction, applicationNumber, { changedBy: 'B', change: 'sample', at })
  return applicationNumber
}

async function nextNumbers(transaction: Transaction<Tables>) {
  const { rows } = await sql<{ applicationNumber: string; supportNumber: string }>`
    select '2025' || lpad(nextval('application_number')::text, 10, '0') as application_number,
      nextval('support_number')::text as support_number`.execute(transaction)
  const [numbers] = rows
  if (!numbers) throw new Error('The database gave no numbers.')
  return numbers
}

function columnsOf({ ci, name = '김시험', birthDate = '19900101', ...sample }: SampleApplication) {
  const {
    businessNumber,
    applicationType,
    status,
    statusRemark = '',
    decidedAmount = 0,
    corporateNumber = '',
  } = sample
  return {
    businessNumber,
    applicationType,
    status,
    statusRemark,
    decidedAmount,
    applicantCi: ci,
    applicantName: name,
    birthDate,
    mobileNumber: '01000000000',
    companyName: corporateNumber ? '시험유통 주식회사' : '시험상회',
    openingDate: '20200101',
    corporateNumber,
    settlementMonth: '12',
    bankName: 'KB국민은행',
    accountHolder: name,
    requestedAmount: 1_000_000,
  }
}

function encryptedColumns(fields: FieldCipher, applicationNumber: string) {
  return {
    residenceNumber: encryptFor(fields, applicationNumber, 'residenceNumber', '9001011000000'),
    accountNumber: encryptFor(fields, applicationNumber, 'accountNumber', '12345678901234'),
  }
}
