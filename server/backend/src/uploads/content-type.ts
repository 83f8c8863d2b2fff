import { fileKindByName, mimeTypeOf } from 'domain-rules/file'

/** Returns the media type of a file before its inspection, by its name. */
export function contentTypeByName(name: string): string {
  const kind = fileKindByName(name)
  return kind ? mimeTypeOf(kind) : 'application/octet-stream'
}
