import { checkFile, checkNotEmpty, FILE_HEAD_BYTES, fileKindOf } from 'domain-rules/file'
import * as t from '../texts.ko.ts'

/** Returns the message for a file that cannot be a document, by its name, content and size, or null (FILE-01, FILE-02). */
export async function documentProblem(file: File): Promise<string | null> {
  const head = await headOf(file)
  if (!head) return t.documents.unreadable
  const { name, size } = file
  return checkFile({ name, size, kind: fileKindOf(head) }, 'application') ?? checkNotEmpty({ name, size })
}

/** Returns null if the file was removed since it was chosen, or cannot be read. */
async function headOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, FILE_HEAD_BYTES).arrayBuffer())
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return null
  }
}
