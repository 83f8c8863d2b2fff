import type { FileKind } from 'domain-rules/file'
import { dialogs } from 'shared-session'
import { createElement } from 'react'
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
