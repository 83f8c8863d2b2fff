import { acceptedExtensions } from 'domain-rules/file'
import { FileSlot } from 'ui-kit'
import type { Upload } from '../uploads/upload-list.ts'
import { chosenFile } from './chosen-files.ts'
import * as t from './texts.ko.ts'

type Props = {
  label: string
  /** The replacement, once it is chosen. */
  upload: Upload | undefined
  onChoose: (file: File) => void
  onRemove: () => void
  id?: string
  problem?: string | undefined
}

const accept = acceptedExtensions('proof').join()

/** A field for one file that replaces another. It is used in a dialog, so the file has only a small picture. */
export function ReplacementPicker({ upload, ...props }: Props) {
  const file = upload && { ...chosenFile(upload), view: undefined }
  return <FileSlot {...props} file={file} hint={t.hint(1)} accept={accept} camera />
}
