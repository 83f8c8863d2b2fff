import { HttpError } from 'server-kit'
import type { Transaction } from '../stores/database.ts'
import { actorOf, recordAudit } from '../stores/applications/audit.ts'
import type { Owner } from '../stores/applications/application-rows.ts'
import { lockBatch, lockItem, type LockedBatch } from '../stores/proof-store.ts'
import type { InspectedUploads } from '../uploads/inspect-files.ts'
import { proofTexts } from '../texts/proofs.ko.ts'

/** One action of an applicant on proof: all of it in one transaction, at one moment. */
export type ProofTransaction = {
  transaction: Transaction
  /** The inspected uploads of the paths that were sent. */
  uploads: InspectedUploads
  owner: Owner
  at: Date
}

/** Paths whose objects may be removed after the commit. */
export type LeftOver = { filePaths: string[] }

/** Another person's proof is refused like proof that does not exist. */
export function unknownProof(): HttpError {
  return new HttpError(404, 'PROOF_NOT_FOUND', proofTexts.proof.notFound)
}

/** Returns an item of the owner with its batch and locked application. Throws `HttpError` 404. */
export async function openItem({ transaction, owner }: ProofTransaction, itemId: string) {
  const locked = await lockItem(transaction, itemId, owner)
  if (!locked) throw unknownProof()
  return locked
}

/** Returns a batch of the owner, of one application if named, with that locked. Throws `HttpError` 404. */
export async function openBatch(
  { transaction, owner }: ProofTransaction,
  batchId: string,
  applicationNumber?: string,
): Promise<LockedBatch> {
  const locked = await lockBatch(transaction, batchId, owner)
  const isNamed =
    applicationNumber === undefined || locked?.application.applicationNumber === applicationNumber
  if (!locked || !isNamed) throw unknownProof()
  return locked
}

/** Refuses (400) with the message of a form rule, if there is one. */
export function assertNoProblem(message: string | null): void {
  if (message !== null) throw new HttpError(400, 'PROOF_INVALID', message)
}

/** Records the action in the audit log; the detail names records and statuses only. */
export function record(
  { transaction, owner, at }: ProofTransaction,
  action: string,
  applicationNumber: string,
  detail: Record<string, string | number>,
): Promise<void> {
  return recordAudit(transaction, { at, actor: actorOf(owner), action, applicationNumber, detail })
}
