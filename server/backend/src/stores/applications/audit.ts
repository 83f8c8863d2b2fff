import { AsyncLocalStorage } from 'node:async_hooks'
import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { jsonbOf } from '../jsonb-of.ts'

export type AuditEntry = {
  at: Date
  /** Never a ci: `actorOf` returns a pseudonym for it. */
  actor: string
  action: string
  applicationNumber?: string | null
  /** Nothing personal: numbers of records, statuses, codes. */
  detail?: Record<string, string | number | boolean | null>
  /** The address; by default that of the request that `auditedFrom` runs. */
  address?: string
}

const addresses = new AsyncLocalStorage<string>()

/** Runs the work of a request; entries that it records have its address. */
export function auditedFrom(address: string, work: () => void): void {
  addresses.run(address, work)
}

/** Records an action, its actor and address, in the same transaction as its work, so that there is neither without the other. */
export function recordAudit(database: Database, entry: AuditEntry): Promise<void> {
  return recordAll(database, [entry])
}

/** Records several actions by one statement. There is at least one. */
export async function recordAll(database: Database, entries: readonly AuditEntry[]): Promise<void> {
  await database.insertInto('audit').values(entries.map(rowOf)).execute()
}

function rowOf({
  at: recordedAt,
  actor,
  action,
  applicationNumber = null,
  detail = {},
  ...from
}: AuditEntry) {
  const address = from.address ?? addresses.getStore() ?? null
  return { recordedAt, actor, action, applicationNumber, detail: jsonbOf(detail), address }
}

/** Records the reader of an applicant's filed data before it is sent; if this fails, nothing is sent. */
export function recordRead(
  database: Database,
  read: Pick<AuditEntry, 'at' | 'actor' | 'applicationNumber' | 'detail'>,
): Promise<void> {
  return recordAudit(database, { ...read, action: 'application.read' })
}

type Wanted = { most: number; before?: string | undefined; kind?: string | undefined }

/**
 * Returns the actions of operators and of the site itself on releases, with refused ones, the newest first: those older
 * than the entry `before`, whose action begins with `kind`.
 */
export async function recentOperations(database: Database, { most, before, kind }: Wanted) {
  return (
    database
      .selectFrom('audit')
      .select([
        sql<string>`audit_number::text`.as('id'),
        'recordedAt as at',
        'actor',
        'address',
        'action',
        'detail',
      ])
      // Like the index, which holds no other actors' rows.
      .where(sql<boolean>`(actor like 'operator:%' or actor = 'automatic')`)
      .$if(before !== undefined, query => query.where(sql<boolean>`audit_number < ${before}`))
      .$if(kind !== undefined, query => query.where('action', 'like', `${kind}.%`))
      .orderBy('auditNumber', 'desc')
      .limit(most)
      .execute()
  )
}

/** Deletes entries older than two years, by the database's clock. The table itself refuses to delete younger ones. */
export async function pruneAudit(database: Database): Promise<void> {
  const twoYearsAgo = sql<Date>`now() - interval '2 years'`
  await database.deleteFrom('audit').where('recordedAt', '<', twoYearsAgo).execute()
}

/** The actor of the sandbox's case workers in the audit log. */
export const CASE_WORKER = 'back-office'

/** Returns an applicant's actor: the same person gives the same text, which identifies no one. */
export function actorOf({ ci }: { ci: string }): string {
  return `applicant:${hash('sha256', ci).slice(0, 24)}`
}
