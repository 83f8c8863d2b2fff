import type { FileFacts } from 'domain-rules/file'
import { checkBusinessFiles, checkGeneralFiles, type ProofType } from 'domain-rules/proof'
import type { BatchRow } from '../stores/proof-store.ts'
import { proofTexts } from '../texts/proofs.ko.ts'
import { assertNoProblem } from './proof-transaction.ts'

/** Business proof shows that an applicant delivers at all, in the first step; performance proof shows how much. */
export type ProofGroup = 'business' | 'performance'

const FILE_TYPES: Readonly<Record<ProofGroup, ProofType>> = { business: '영업', performance: '일반' }

/** Returns the group of an existing batch: business proof has no total. */
export function groupOf({ proofType, amountCount }: BatchRow): ProofGroup {
  return proofType === '영업' && amountCount === null ? 'business' : 'performance'
}

/** Refuses (400) files of the other group. */
export function assertFilesOf(group: ProofGroup, files: readonly { type: ProofType }[]): void {
  const isOther = files.some(({ type }) => type !== FILE_TYPES[group])
  assertNoProblem(isOther ? proofTexts.proof.otherKind : null)
}

/** Returns the message for files that are added to a batch, or null (PDIR-14 to PDIR-16, PDIR-22, PGEN-33). */
export function checkAddedFiles(
  group: ProofGroup,
  present: readonly FileFacts[],
  added: readonly FileFacts[],
): string | null {
  return group === 'business' ? checkBusinessFiles([...present, ...added], false) : checkGeneralFiles(added)
}
