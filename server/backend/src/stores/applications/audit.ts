import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

export type AuditEntry = {
  at: Date
  /** A ci is never written down here: `actorOf` stands for it. */
  actor: string
  action: string
  applicationNumber?: string | null
  /** Nothing personal: numbers of records, statuses, codes. */
  detail?: Record<string, string | number | boolean | null>
  /** From where; by default from where the request came that `auditedFrom` runs. */
  address?: string
}

const addresses = new AsyncLocalStorage<string>()

/** Runs the work of a request; what it writes into the audit log says from which address it came. */
export function auditedFrom(address: string, work: () => void): void {
  addresses.run(address, work)
}

/** Writes down who did what, from where; in the same transaction as the deed, so that there is neither without the other. */
export async function recordAudit(
  database: Kysely<Tables>,
  { at: recordedAt, actor, action, applicationNumber = null, detail = {}, ...from }: AuditEntry,
): Promise<void> {
  const address = from.address ?? addresses.getStore() ?? null
  const row = { recordedAt, actor, action, applicationNumber, detail: JSON.stringify(detail), address }
  await database.insertInto('audit').values(row).execute()
}

/** Writes down who is about to see what a person has filed; without that they see nothing. */
export function recordRead(
  database: Kysely<Tables>,
  read: Pick<AuditEntry, 'at' | 'actor' | 'applicationNumber' | 'detail'>,
): Promise<void> {
  return recordAudit(database, { ...read, action: 'application.read' })
}

/** What operators, and the site by itself, have done with releases or were refused, the newest first. */
export async function recentOperations(database: Kysely<Tables>, most: number) {
  return (
    database
      .selectFrom('audit')
      .select(['recordedAt as at', 'actor', 'address', 'action', 'detail'])
      // As the index is written, which holds no one else's rows.
      .where(sql<boolean>`actor like 'operator:%' or actor = 'automatic'`)
      .orderBy('auditNumber', 'desc')
      .limit(most)
      .execute()
  )
}

/** Deletes what is older than two years, by the database's clock. The table itself lets go of nothing younger. */
export async function pruneAudit(database: Kysely<Tables>): Promise<void> {
  const twoYearsAgo = sql<Date>`now() - interval '2 years'`
  await database.deleteFrom('audit').where('recordedAt', '<', twoYearsAgo).execute()
}

/** A case worker of the sandbox in the audit log. */
export const CASE_WORKER = 'back-office'

/** An applicant in the audit log: the same person gives the same text, which tells no one who it is. */
export function actorOf({ ci }: { ci: string }): string {
  return `applicant:${createHash('sha256').update(ci).digest('hex').slice(0, 24)}`
}
