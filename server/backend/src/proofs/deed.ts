import type { Transaction } from 'kysely'
import { Refused } from '../http/refused.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import { actorOf, recordAudit } from '../stores/applications/audit.ts'
import type { Owner } from '../stores/applications/application-rows.ts'
import type { Tables } from '../stores/tables.ts'
import { proofTexts } from '../texts/proofs.ko.ts'

/** What an applicant does with proof: all of it in one transaction, at one moment. */
export type Deed = { transaction: Transaction<Tables>; objects: ObjectStore; owner: Owner; at: Date }

/** Paths whose objects can go once the deed has been committed. */
export type LeftOver = { filePaths: string[] }

/** Somebody else's proof answers like one that is not there. */
export function unknownProof(): Refused {
  return new Refused(404, 'PROOF_NOT_FOUND', proofTexts.proof.notFound)
}

/** Refuses (400) what a form rule has a message for. */
export function refuseProblem(message: string | null): void {
  if (message !== null) throw new Refused(400, 'PROOF_INVALID', message)
}

/** Writes down what was done; the detail names records and statuses only. */
export function record(
  { transaction, owner, at }: Deed,
  action: string,
  applicationNumber: string,
  detail: Record<string, string | number>,
): Promise<void> {
  return recordAudit(transaction, { at, actor: actorOf(owner), action, applicationNumber, detail })
}
