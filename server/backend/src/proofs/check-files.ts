import type { FileFacts } from 'domain-rules/file'
import { checkBusinessFiles, checkGeneralFiles, type ProofType } from 'domain-rules/proof'
import type { BatchRow } from '../stores/proof-store.ts'
import { proofTexts } from '../texts/proofs.ko.ts'
import { assertNoProblem } from './proof-transaction.ts'

/** Business proof says that someone delivers at all, in the first step; performance proof how much. */
export type ProofGroup = 'business' | 'performance'

const FILE_TYPES: Readonly<Record<ProofGroup, ProofType>> = { business: '영업', performance: '일반' }

/** To which group a batch belongs that is there already: business proof has no total. */
export function groupOf({ proofType, amountCount }: BatchRow): ProofGroup {
  return proofType === '영업' && amountCount === null ? 'business' : 'performance'
}

/** Refuses (`invalid`) files that are sent as those of the other group. */
export function assertFilesOf(group: ProofGroup, files: readonly { type: ProofType }[]): void {
  const isOther = files.some(({ type }) => type !== FILE_TYPES[group])
  assertNoProblem(isOther ? proofTexts.proof.otherKind : null)
}

/** The message for files that join those which a batch has already, or null (PDIR-14 to PDIR-16, PDIR-22, PGEN-33). */
export function checkAddedFiles(
  group: ProofGroup,
  present: readonly FileFacts[],
  added: readonly FileFacts[],
): string | null {
  return group === 'business' ? checkBusinessFiles([...present, ...added], false) : checkGeneralFiles(added)
}
