import { openPreview, type PreviewedFile } from 'applicant-files/preview'
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
