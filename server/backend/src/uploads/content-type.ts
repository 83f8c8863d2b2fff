import { open } from 'node:fs/promises'
import { FILE_HEAD_BYTES, fileKindByName, mimeTypeOf } from 'domain-rules/file'

/** Returns the media type of a file before its inspection, by its name. */
export function contentTypeByName(name: string): string {
  const kind = fileKindByName(name)
  return kind ? mimeTypeOf(kind) : 'application/octet-stream'
}

/** Returns the first bytes of a file, which show its kind. */
export async function headOf(path: string): Promise<Uint8Array> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(FILE_HEAD_BYTES), 0, FILE_HEAD_BYTES, 0)
  return buffer.subarray(0, bytesRead)
}
