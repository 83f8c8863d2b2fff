import type { Verdict } from 'domain-rules'
import { hasCode } from 'file-kit'
import type { Transaction } from 'kysely'
import type { Dependencies } from '../../dependencies.ts'
import { HttpError } from 'server-kit'
import { assertAllowed } from '../../refusals/refusals.ts'
import { CASE_WORKER, recordAudit } from '../../stores/applications/audit.ts'
import type { Tables } from '../../stores/tables.ts'
import { sandboxTexts } from '../texts.ko.ts'

/** The work of a case worker: all of it in one transaction, at one moment. */
export type CaseWorkerContext = { transaction: Transaction<Tables>; at: Date }

const UNIQUE_VIOLATION = '23505'

/** Runs the work of a case worker as a whole or not at all. Throws `HttpError` (409) for a conflict with another record. */
export async function asCaseWorker<Result>(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  work: (context: CaseWorkerContext) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction().execute(transaction => work({ transaction, at: now() }))
  } catch (error) {
    if (hasCode(error, UNIQUE_VIOLATION))
      throw new HttpError(409, 'SANDBOX_TAKEN', sandboxTexts.takenByAnother)
    throw error
  }
}

/** Refuses (409) a jump outside the state machine, unless it is forced. */
export function assertMove(verdict: Verdict, force: boolean | undefined): void {
  if (!force) assertAllowed(verdict, 'SANDBOX_MOVE_REFUSED')
}

/** Records the work in the audit log; the detail names records and statuses only. */
export function recordCaseWork(
  { transaction, at }: CaseWorkerContext,
  action: string,
  applicationNumber: string,
  detail: Record<string, string | number | boolean>,
): Promise<void> {
  return recordAudit(transaction, { at, actor: CASE_WORKER, action, applicationNumber, detail })
}
