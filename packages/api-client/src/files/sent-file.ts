import { extensionOf } from 'domain-rules/file'

/** An uploaded file that is part of a submission. */
export type SentFile = {
  filePath: string
  savedName: string
  originalName: string
  /** In bytes. */
  size: number
  mimeType: string
}

/** Returns the file under the specification's names (PGEN-41, OPN-32). */
export function sentFile({ filePath, savedName, originalName, size, mimeType }: SentFile) {
  return {
    originlFileNm: originalName,
    savedFileNm: savedName,
    filePath,
    fileSize: size,
    fileExt: extensionOf(originalName),
    mimeType,
  }
}
