import type { FieldCipher } from '../crypto/field-cipher.ts'
import type { Database } from './database.ts'
import type { CheckKind, CheckOutcome } from './tables/verifications.ts'

/** Which application was checked, and by whom: what another person checked on the same draft is worth nothing. */
export type CheckOwner = { applicationNumber: string; ci: string }

export type ApplicationCheck = {
  kind: CheckKind
  outcome: CheckOutcome
  /** What was checked, as `checkSubject` writes it: another subject is not covered by this check (AMB-113). */
  subject: string
  /** What the business check said of the tax kind; null for the others and when it did not say. */
  taxType: string | null
}

export type CheckStore = {
  /** Writes down how a check of an application ended; the last one of each kind counts (AMB-100). */
  record(owner: CheckOwner, check: ApplicationCheck): Promise<void>
  /** How the checks of an application ended, for its submission and for the back office. */
  checksOf(owner: CheckOwner): Promise<ApplicationCheck[]>
}

/** The values that a check rested on, as one text. */
export function checkSubject(...values: readonly string[]): string {
  return JSON.stringify(values)
}

/** What an account check rests on: a submission with another account is not covered by it. */
export function accountSubject(account: {
  bankName: string
  accountNumber: string
  accountHolder: string
}): string {
  return checkSubject(account.bankName, account.accountNumber, account.accountHolder.trim())
}

type Needed = { database: Database; cipher: FieldCipher; now: () => Date }

export function createCheckStore({ database, cipher, now }: Needed): CheckStore {
  return {
    async record(owner, { subject, ...check }) {
      const row = {
        ...check,
        subject: cipher.encrypt(subject, checkPlace(owner, check.kind)),
        checkedAt: now(),
      }
      await database
        .insertInto('applicationCheck')
        .values({ ...owner, ...row })
        .onConflict(conflict => conflict.columns(['applicationNumber', 'ci', 'kind']).doUpdateSet(row))
        .execute()
    },

    async checksOf(owner) {
      const rows = await database
        .selectFrom('applicationCheck')
        .select(['kind', 'outcome', 'subject', 'taxType'])
        .where('applicationNumber', '=', owner.applicationNumber)
        .where('ci', '=', owner.ci)
        .orderBy('kind')
        .execute()
      return rows.map(row => ({ ...row, subject: cipher.decrypt(row.subject, checkPlace(owner, row.kind)) }))
    },
  }
}

/** Which check a subject is encrypted for. */
export function checkPlace({ applicationNumber, ci }: CheckOwner, kind: CheckKind): string {
  return ['application_check', applicationNumber, ci, kind].join('/')
}
