import { extensionOf } from 'domain-rules/file'

/** An uploaded file as something is submitted with it. */
export type SentFile = {
  filePath: string
  savedName: string
  originalName: string
  /** In bytes. */
  size: number
  mimeType: string
}

/** It under the specification's names (PGEN-41, OPN-32). */
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
