import { UPLOAD_LIMIT_BYTES } from '../programme.ts'
import { isEmptyFile } from './empty-files.ts'
import { ACCEPTED_KINDS, fileKindByName, type FileKind, type UploadScreen } from './file-kinds.ts'
import * as t from './texts.ko.ts'

/** A file with its size in bytes and the kind that its content shows (`fileKindOf`). */
export type FileFacts = { name: string; size: number; kind: FileKind | null }

/** Returns the message for a file of a screen, or null; the type is checked before the size. */
export function checkFile(file: FileFacts, screen: UploadScreen): string | null {
  return checkFileType(file, screen) ?? checkFileSize(file, screen)
}

/**
 * Returns the message for a type that the screen does not accept, or null (FILE-02, FILE-04, FILE-05, OPN-28). Name
 * and content must each be of an accepted kind. An empty file has no content to check.
 */
export function checkFileType(file: FileFacts, screen: UploadScreen): string | null {
  const accepted: readonly (FileKind | null)[] = ACCEPTED_KINDS[screen]
  const isAccepted =
    accepted.includes(fileKindByName(file.name)) && (isEmptyFile(file) || accepted.includes(file.kind))
  return isAccepted ? null : t.typeRefused[screen === 'application' ? 'application' : 'upload']
}

/**
 * Returns the message for a file that is too large, or null (FILE-01, FILE-06, FILE-07, FILE-10, OPN-29, OPN-30).
 * Images of proof and opinions are checked after shrinking (AMB-58).
 */
export function checkFileSize({ size, kind }: FileFacts, screen: UploadScreen): string | null {
  if (size <= UPLOAD_LIMIT_BYTES) return null
  if (screen === 'application') return t.tooLarge
  return kind === 'pdf' ? t.pdfTooLarge : t.imageTooLarge
}
