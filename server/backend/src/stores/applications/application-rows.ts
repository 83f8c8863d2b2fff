import { expressionBuilder, type Selectable } from 'kysely'
import type { Database, Transaction } from '../database.ts'
import type { ApplicationStatus, FiledTexts, Tables } from '../tables.ts'

/** The owner of a record: the person and the business of the session. */
export type Owner = { ci: string; businessNumber: string }

export type ApplicationRow = Selectable<Tables['application']>

/** A submitted application that is not replaced by re-applying; all of its applicant's columns are set (`application_has_applicant`). */
export type SubmittedApplication = ApplicationRow & {
  [Column in Required]: NonNullable<ApplicationRow[Column]>
}

type Required =
  | keyof FiledTexts
  | 'status'
  | 'submittedAt'
  | 'supportNumber'
  | 'applicantCi'
  | 'requestedAmount'

const ENDED_BY_APPLICANT: ApplicationStatus[] = ['사용자취소', '사용자삭제']

// Built once: built anew, they would be more than half of the cost of building a statement.
const eb = expressionBuilder<Tables, 'application'>()

/** Matches results: submitted applications that are not replaced by re-applying. */
export const isResult = eb.and([eb('submittedAt', 'is not', null), eb('retiredAt', 'is', null)])

/** Matches active applications: results that are neither cancelled nor deleted (AMB-24). */
const isActive = eb.and([isResult, eb('status', 'not in', ENDED_BY_APPLICANT)])

/** Returns true if a person (`applicantCi`) or a business has an active application. */
export async function hasActiveApplication(
  database: Database,
  holder: 'applicantCi' | 'businessNumber',
  id: string,
): Promise<boolean> {
  const active = await database
    .selectFrom('application')
    .select('applicationNumber')
    .where(holder, '=', id)
    .where(isActive)
    .executeTakeFirst()
  return active !== undefined
}

export function isSubmitted(row: ApplicationRow): row is SubmittedApplication {
  return row.submittedAt !== null && row.retiredAt === null && row.applicantCi !== null
}

/**
 * Returns a submitted application, locked until the transaction ends, so that decisions on its state still hold on
 * writing. Null if there is none with this number, or it is not the owner's: callers cannot tell the two apart. A
 * null owner (back office, admin backend) may lock any.
 */
export async function lockApplication(
  transaction: Transaction,
  applicationNumber: string,
  owner: Owner | null,
): Promise<SubmittedApplication | null> {
  const row = await transaction
    .selectFrom('application')
    .selectAll()
    .where('applicationNumber', '=', applicationNumber)
    .forUpdate()
    .executeTakeFirst()
  return row && isSubmitted(row) && (!owner || isOwnedBy(row, owner)) ? row : null
}

/** Returns a business's application, draft or not, locked until the transaction ends. Null as above. */
export async function lockOfBusiness(
  transaction: Transaction,
  applicationNumber: string,
  businessNumber: string,
): Promise<ApplicationRow | null> {
  const row = await transaction
    .selectFrom('application')
    .selectAll()
    .where('applicationNumber', '=', applicationNumber)
    .where('businessNumber', '=', businessNumber)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

function isOwnedBy(row: ApplicationRow, { ci, businessNumber }: Owner): boolean {
  return row.businessNumber === businessNumber && row.applicantCi === ci
}
