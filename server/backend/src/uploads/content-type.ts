import { fileKindByName, mimeTypeOf } from 'domain-rules/file'

/** What a browser is told about a file before anything has looked into it. */
export function contentTypeByName(name: string): string {
  const kind = fileKindByName(name)
  return kind ? mimeTypeOf(kind) : 'application/octet-stream'
}
