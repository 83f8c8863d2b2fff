import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Tables } from '../tables.ts'

export type AuditEntry = {
  at: Date
  /** A ci is never written down here: `actorOf` stands for it. */
  actor: string
  action: string
  applicationNumber?: string | null
  /** Nothing personal: numbers of records, statuses, codes. */
  detail?: Record<string, string | number | boolean | null>
}

/** Writes down who did what; in the same transaction as the deed, so that there is neither without the other. */
export async function recordAudit(
  transaction: Transaction<Tables>,
  { at: recordedAt, actor, action, applicationNumber = null, detail = {} }: AuditEntry,
): Promise<void> {
  const row = { recordedAt, actor, action, applicationNumber, detail: JSON.stringify(detail) }
  await transaction.insertInto('audit').values(row).execute()
}

/** The admin backend in the audit log: it has one token, and says itself who sits before it. */
export const ADMIN = 'admin'

/** An applicant in the audit log: the same person gives the same text, which tells nobody who it is. */
export function actorOf({ ci }: { ci: string }): string {
  return `applicant:${createHash('sha256').update(ci).digest('hex').slice(0, 24)}`
}
