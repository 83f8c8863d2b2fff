import type { FileFacts } from 'domain-rules/file'
import { checkBusinessFiles, checkGeneralFiles, type ProofType } from 'domain-rules/proof'

export type ProofFile = FileFacts & { type: ProofType }

export type FileGroups = { business: FileFacts[]; performance: FileFacts[] }

/**
 * Business proof says that the business delivers at all, performance proof how much. Once business proof has been paid there
 * is no more of it, and every file is performance proof.
 */
export function groupFiles(files: readonly ProofFile[], isBusinessPaid: boolean): FileGroups {
  const isBusiness = (file: ProofFile) => file.type === '영업' && !isBusinessPaid
  return { business: files.filter(isBusiness), performance: files.filter(file => !isBusiness(file)) }
}

/** The message for files that join those which a batch has already, or null (PDIR-14 to PDIR-16, PDIR-22, PGEN-33). */
export function checkAddedFiles(
  present: FileGroups,
  added: FileGroups,
  isBusinessPaid: boolean,
): string | null {
  const business = added.business.length > 0 ? [...present.business, ...added.business] : []
  const businessProblem = business.length > 0 ? checkBusinessFiles(business, isBusinessPaid) : null
  return businessProblem ?? (added.performance.length > 0 ? checkGeneralFiles(added.performance) : null)
}
