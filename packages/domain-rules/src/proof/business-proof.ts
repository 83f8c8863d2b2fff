import type { FileFacts } from '../file/check-file.ts'
import type { Sent } from '../sent.ts'
import type { BatchStatus } from './status.ts'
import { checkInspectedFiles, inspected, type InspectedFile } from './files.ts'
import type { ProofType } from './proof-kinds.ts'
import * as t from './texts.ko.ts'

export const BUSINESS_FILE_LIMIT = 3

/** Returns the message for more files than business proof may have (PDIR-15). */
export const { tooManyBusinessFiles } = t

const APPROVED: readonly string[] = ['승인', '대상선정', '지급완료'] satisfies BatchStatus[]

/** Returns true if business proof carries the approved badge (PDIR-02, AMB-79). */
export function hasApprovedBadge(status: string): boolean {
  return APPROVED.includes(status)
}

/** Returns true once a business proof is paid: its upload area hides and performance is next (PDIR-17, PDIR-18, AMB-78, AMB-79). */
export function isBusinessProofPaid(
  batches: readonly { type: Sent<ProofType>; status: Sent<BatchStatus> }[],
): boolean {
  return batches.some(({ type, status }) => type === '영업' && status === '지급완료')
}

/** Returns the message for the files of business proof, or null; none are needed once one is paid (PDIR-14 to PDIR-16, PDIR-22). */
export function checkBusinessFiles(files: readonly FileFacts[], isPaid: boolean): string | null {
  return checkInspectedBusinessFiles(files.map(inspected), isPaid)
}

/** Returns the same message for inspected files. */
export function checkInspectedBusinessFiles(files: readonly InspectedFile[], isPaid: boolean): string | null {
  if (files.length === 0 && isPaid) return null
  const withContent = files.filter(({ isEmpty }) => !isEmpty)
  if (withContent.length > BUSINESS_FILE_LIMIT) return t.tooManyBusinessFiles
  return checkInspectedFiles(files, 'business')
}
