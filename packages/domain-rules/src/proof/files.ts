import { checkFile, type FileFacts } from '../file/check-file.ts'
import { isEmptyFile } from '../file/empty-files.ts'
import * as t from './texts.ko.ts'

/** A file that has been looked into: whether it has any content, and why it cannot be taken, if so. */
export type InspectedFile = { isEmpty: boolean; refusal: string | null }

/** What proves how much was delivered, or that one delivers at all. */
export type ProofGroup = 'performance' | 'business'

/** The message for the files of one group, or null: one at least, each valid, and one that is not empty (PGEN-25, PGEN-26, PGEN-33, PDIR-22). */
export function checkInspectedFiles(files: readonly InspectedFile[], group: ProofGroup): string | null {
  if (files.length === 0) return t.groupFilesMissing[group]
  const refusal = files.map(file => file.refusal).find(message => message !== null)
  if (refusal !== undefined) return refusal
  return files.every(({ isEmpty }) => isEmpty) ? t.noNormalFile[group] : null
}

/** What is said when none of the files of a group has any content. */
export function noNormalFile(group: ProofGroup): string {
  return t.noNormalFile[group]
}

/** A file as the rules for all uploads judge it. */
export function inspected(file: FileFacts): InspectedFile {
  return { isEmpty: isEmptyFile(file), refusal: checkFile(file, 'proof') }
}
