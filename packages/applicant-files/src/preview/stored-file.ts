import { fetchStoredFile } from 'api-client/files'
import { fileKindByName } from 'domain-rules/file'
import type { PreviewedFile } from './open-preview.ts'

/** A file of the store to be looked at, with the reason why it is to be replaced, if it is. */
export function storedFile(filePath: string, name: string, reason?: string): PreviewedFile {
  return { name, reason, kind: fileKindByName(name), load: signal => fetchStoredFile(filePath, { signal }) }
}
