import { fileKindByName, type FileKind } from 'domain-rules/file'
import { dialogs } from 'shared-session'
import { createElement } from 'react'
import { fetchStoredFile } from 'api-client/files'
import * as t from './texts.ko.ts'

/** A file that can be looked at, here or in the store. */
export type PreviewedFile = {
  name: string
  /** Null for a file that is neither photo nor PDF. */
  kind: FileKind | null
  load: (signal: AbortSignal) => Promise<Blob>
  /** The reason why it has to be replaced, shown beside it (PDET-14). */
  reason?: string | undefined
}

/** Shows a photo or the pages of a PDF over the page until it is closed. Loads the dialog on the first use. */
export async function openPreview(file: PreviewedFile, signal?: AbortSignal): Promise<void> {
  const options = signal && { signal }
  const part = await import('./preview-dialog.tsx').catch(reportMissing)
  if (!part) return dialogs.alert(t.fileFailed, options)
  await dialogs.open<void>(
    ({ close }) => createElement(part.PreviewDialog, { file, onClose: () => close() }),
    options,
  )
}

function reportMissing(error: unknown): null {
  console.warn(error)
  return null
}

/** Returns a file of the store for the preview, with the reason if it has to be replaced. */
export function storedFile(filePath: string, name: string, reason?: string): PreviewedFile {
  return { name, reason, kind: fileKindByName(name), load: signal => fetchStoredFile(filePath, { signal }) }
}
