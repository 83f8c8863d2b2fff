import type { Transaction } from 'kysely'
import { actorOf, recordAudit } from '../stores/applications/audit.ts'
import type { Owner } from '../stores/applications/application-rows.ts'
import type { Tables } from '../stores/tables.ts'
import type { InspectedUploads } from '../uploads/inspect-files.ts'
import { proofTexts } from '../texts/proofs.ko.ts'
import { Refusal } from '../refusals/refusals.ts'

/** What an applicant does with proof: all of it in one transaction, at one moment. */
export type ProofTransaction = {
  transaction: Transaction<Tables>
  /** What was found under the paths that were sent. */
  uploads: InspectedUploads
  owner: Owner
  at: Date
}

/** Paths whose objects can go once the transaction has been committed. */
export type LeftOver = { filePaths: string[] }

/** Another person's proof is refused like one that is not there. */
export function unknownProof(): Refusal {
  return new Refusal('unknown', 'PROOF_NOT_FOUND', proofTexts.proof.notFound)
}

/** Refuses (`invalid`) what a form rule has a message for. */
export function assertNoProblem(message: string | null): void {
  if (message !== null) throw new Refusal('invalid', 'PROOF_INVALID', message)
}

/** Writes down what was done; the detail names records and statuses only. */
export function record(
  { transaction, owner, at }: ProofTransaction,
  action: string,
  applicationNumber: string,
  detail: Record<string, string | number>,
): Promise<void> {
  return recordAudit(transaction, { at, actor: actorOf(owner), action, applicationNumber, detail })
}
