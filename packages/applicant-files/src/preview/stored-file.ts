import { fetchStoredFile } from 'api-client/files'
import { fileKindByName } from 'domain-rules/file'
import type { PreviewedFile } from './open-preview.ts'

/** Returns a file of the store for the preview, with the reason if it has to be replaced. */
export function storedFile(filePath: string, name: string, reason?: string): PreviewedFile {
  return { name, reason, kind: fileKindByName(name), load: signal => fetchStoredFile(filePath, { signal }) }
}
