import type { ReactNode } from 'react'
import type { ProofItem } from 'api-client/proof'
import { openPreview, storedFile, type PreviewedFile } from 'applicant-files/preview'
import { Button, VisuallyHidden } from 'ui-kit'
import * as t from './texts.ko.ts'

/** Opens a file, with the reason of its request beside it (PDET-14). */
export function ViewButton({ file }: { file: PreviewedFile }) {
  return (
    <Button variant="tertiary" size="medium" onClick={() => void openPreview(file)}>
      {t.view} <VisuallyHidden>{file.name}</VisuallyHidden>
    </Button>
  )
}

/** The button of an item in a table; none for an item that a carrier has reported, which has no file. */
export function viewButton({ filePath, fileName, reason }: ProofItem): ReactNode {
  return filePath ? <ViewButton file={storedFile(filePath, fileName, reason)} /> : null
}
