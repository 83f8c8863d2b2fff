import { checkFile, type FileFacts } from '../file/check-file.ts'
import { isEmptyFile } from '../file/empty-files.ts'
import * as t from './texts.ko.ts'

/** An inspected file: whether it has content, and the reason if it cannot be accepted. */
export type InspectedFile = { isEmpty: boolean; refusal: string | null }

/** Proof of the amount delivered, or of delivering at all. */
export type ProofGroup = 'performance' | 'business'

/**
 * Returns the message for the files of one group, or null: at least one, each valid, and one that is not empty
 * (PGEN-25, PGEN-26, PGEN-33, PDIR-22).
 */
export function checkInspectedFiles(files: readonly InspectedFile[], group: ProofGroup): string | null {
  if (files.length === 0) return t.groupFilesMissing[group]
  const refusal = files.map(file => file.refusal).find(message => message !== null)
  if (refusal !== undefined) return refusal
  return files.every(({ isEmpty }) => isEmpty) ? t.noNormalFile[group] : null
}

/** Returns the message for a group whose files are all empty. */
export function noNormalFile(group: ProofGroup): string {
  return t.noNormalFile[group]
}

/** Checks a file by the rules for all uploads. */
export function inspected(file: FileFacts): InspectedFile {
  return { isEmpty: isEmptyFile(file), refusal: checkFile(file, 'proof') }
}
