import type { FieldCipher } from '../crypto/field-cipher.ts'
import type { Database } from './database.ts'
import type { CheckKind, CheckOutcome } from './tables/verifications.ts'

/** The application that was checked, and the person who checked it: a check of another person does not count. */
export type CheckOwner = { applicationNumber: string; ci: string }

export type ApplicationCheck = {
  kind: CheckKind
  outcome: CheckOutcome
  /** The checked values, in the form of `checkSubject`; the check covers no other values (AMB-113). */
  subject: string
  /** The tax type that the business check returned; null if it returned none, and for other checks. */
  taxType: string | null
}

/** Returns the checked values as one text. */
export function checkSubject(...values: readonly string[]): string {
  return JSON.stringify(values)
}

/** Returns the subject of an account check, which covers no other account. */
export function accountSubject(account: {
  bankName: string
  accountNumber: string
  accountHolder: string
}): string {
  return checkSubject(account.bankName, account.accountNumber, account.accountHolder.trim())
}

type Needed = { database: Database; fields: FieldCipher }

/** Records the outcome of a check of an application; the last one of each kind counts (AMB-100). */
export async function recordCheck(
  { database, fields, now }: Needed & { now: () => Date },
  owner: CheckOwner,
  { subject, ...check }: ApplicationCheck,
): Promise<void> {
  const encrypted = fields.encrypt(subject, checkPlace(owner, check.kind))
  const row = { ...check, subject: encrypted, checkedAt: now() }
  await database
    .insertInto('applicationCheck')
    .values({ ...owner, ...row })
    .onConflict(conflict => conflict.columns(['applicationNumber', 'ci', 'kind']).doUpdateSet(row))
    .execute()
}

/** Returns the last check of each kind, for the submission and for the back office. */
export async function checksOf({ database, fields }: Needed, owner: CheckOwner): Promise<ApplicationCheck[]> {
  const rows = await database
    .selectFrom('applicationCheck')
    .select(['kind', 'outcome', 'subject', 'taxType'])
    .where('applicationNumber', '=', owner.applicationNumber)
    .where('ci', '=', owner.ci)
    .execute()
  return rows.map(row => ({ ...row, subject: fields.decrypt(row.subject, checkPlace(owner, row.kind)) }))
}

/** Returns the place that a check's subject is encrypted for. */
export function checkPlace({ applicationNumber, ci }: CheckOwner, kind: CheckKind): string {
  return ['application_check', applicationNumber, ci, kind].join('/')
}
