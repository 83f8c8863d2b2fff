import { checkFile, type FileFacts } from '../file/check-file.ts'
import { isEmptyFile } from '../file/empty-files.ts'
import type { BatchStatus } from './batch-status.ts'
import type { ProofType } from './proof-kinds.ts'
import * as t from './texts.ko.ts'

export const BUSINESS_FILE_LIMIT = 3

const APPROVED: readonly string[] = ['승인', '대상선정', '지급완료'] satisfies BatchStatus[]

/** Whether business proof carries the approved badge (PDIR-02, AMB-79). */
export function hasApprovedBadge(status: string): boolean {
  return APPROVED.includes(status)
}

/** Whether a business proof is paid: its upload area hides and performance comes next (PDIR-17, PDIR-18, AMB-78, AMB-79). */
export function isBusinessProofPaid(batches: readonly { type: ProofType; status: BatchStatus }[]): boolean {
  return batches.some(({ type, status }) => type === '영업' && status === '지급완료')
}

/** The message for the files of business proof, or null; none are needed once one is paid (PDIR-14 to PDIR-16, PDIR-22). */
export function checkBusinessFiles(files: readonly FileFacts[], isPaid: boolean): string | null {
  if (files.length === 0) return isPaid ? null : t.businessFilesMissing
  if (files.length > BUSINESS_FILE_LIMIT) return t.tooManyBusinessFiles

  const problem = files.map(file => checkFile(file, 'proof')).find(message => message !== null)
  if (problem !== undefined) return problem
  return files.every(isEmptyFile) ? t.noNormalBusinessFile : null
}
