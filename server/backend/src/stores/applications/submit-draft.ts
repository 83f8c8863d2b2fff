import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Transaction } from '../database.ts'
import type { FiledTexts, Tables } from '../tables.ts'
import { recordHistory } from './change-application.ts'

/** An applicant's submission in stored form: residence and account number encrypted. */
export type Submission = FiledTexts & {
  applicantCi: string
  hasJointRepresentatives: boolean
  requestedAmount: number
  requestsMydata: boolean
  agreesToTaxInformation: boolean
  verificationMethod: string
  description: string
}

export type StoredDocument = Omit<Tables['applicationDocument'], 'applicationNumber' | 'storedAt'>

/** The person or the business already has an active application, by a constraint of the database (AMB-23, AMB-24). */
export class AppliedAlready extends Error {
  override readonly name = 'AppliedAlready'
  readonly by: 'person' | 'business'

  constructor(by: 'person' | 'business', options?: ErrorOptions) {
    super(`The ${by} has an active application.`, options)
    this.by = by
  }
}

/**
 * Turns a locked draft into an application in status 신청 with its documents and its first history entry; returns its
 * running number (suptSn). Of simultaneous submissions of one person one succeeds. Throws `AppliedAlready`.
 */
export async function submitDraft(
  transaction: Transaction,
  applicationNumber: string,
  submission: Submission,
  documents: readonly StoredDocument[],
  at: Date,
): Promise<number> {
  const supportNumber = await submit(transaction, applicationNumber, submission, at)
  if (documents.length > 0) {
    const rows = documents.map(document => ({ ...document, applicationNumber, storedAt: at }))
    await transaction.insertInto('applicationDocument').values(rows).execute()
  }
  await recordHistory(transaction, applicationNumber, { changedBy: 'S', change: 'create', at })
  return Number(supportNumber)
}

async function submit(
  transaction: Transaction,
  applicationNumber: string,
  submission: Submission,
  at: Date,
): Promise<string | null> {
  const query = transaction
    .updateTable('application')
    .set({
      ...submission,
      // Banks store Latin names in full width; search and receipts use the other form (GP-13).
      accountHolderHalfWidth: submission.accountHolder.normalize('NFKC'),
      supportNumber: sql<string>`nextval('support_number')`,
      status: '신청',
      submittedAt: at,
      updatedAt: at,
    })
    .where('applicationNumber', '=', applicationNumber)
    .returning('supportNumber')
  try {
    return (await query.executeTakeFirstOrThrow()).supportNumber
  } catch (error) {
    throw appliedAlready(error) ?? error
  }
}

function appliedAlready(cause: unknown): AppliedAlready | null {
  if (!(cause instanceof DatabaseError)) return null
  if (cause.constraint === 'application_one_active_of_person') return new AppliedAlready('person', { cause })
  return cause.constraint === 'application_one_active' ? new AppliedAlready('business', { cause }) : null
}
