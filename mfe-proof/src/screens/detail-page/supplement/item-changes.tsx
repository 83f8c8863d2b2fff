import type { ProofItem } from 'api-client/proof'
import { storedFile } from 'applicant-files/preview'
import type { Upload, UploadState } from 'applicant-files/uploads'
import { fileKindByName } from 'domain-rules/file'
import { canSupplementItem, pendingChangeOf } from 'domain-rules/proof'
import { AlertBox, Button, VisuallyHidden } from 'ui-kit'
import { ViewButton } from '../../../registration/view-button.tsx'
import { ItemStatus } from '../items/item-status.tsx'
import type { ItemChanges } from '../items/item-tables.tsx'
import * as t from '../texts.ko.ts'
import { changeFieldOf } from './check-supplement.ts'
import { replacementOf, type ChosenName } from './draft.ts'
import type { Supplement } from './use-supplement.tsx'

/** The cells of each row in a supplement: only items that are asked for can be changed (PDET-20, PDET-21). */
export function itemChanges(supplement: Supplement): ItemChanges {
  const pendingOf = ({ id }: ProofItem) => pendingChangeOf(supplement.draft.pending, id)
  return {
    name: item => {
      const replacement = replacementOf(supplement.draft, item.id)
      return replacement && <Names item={item} replacement={replacement} files={supplement.files} />
    },
    status: item => <ItemStatus item={item} pending={pendingOf(item)} />,
    delete: item => (isAskedFor(item) ? <DeleteButton item={item} supplement={supplement} /> : null),
    change: item =>
      isAskedFor(item) && pendingOf(item) !== 'delete' ? (
        <ChangeButtons item={item} supplement={supplement} />
      ) : null,
  }
}

type Props = { item: ProofItem; supplement: Supplement }

/** A supplement of the batch is asked for wherever this is drawn. */
function isAskedFor({ status }: ProofItem): boolean {
  return canSupplementItem('보완요청', status).ok
}

/** One button for both actions, so that the focus stays on it. */
function DeleteButton({ item, supplement }: Props) {
  const isPending = pendingChangeOf(supplement.draft.pending, item.id) === 'delete'
  return (
    <Button
      variant="tertiary"
      size="medium"
      onClick={() => (isPending ? supplement.undo(item.id) : supplement.askToDelete(item))}
    >
      {isPending ? t.items.undoDelete : t.items.delete} <VisuallyHidden>{item.fileName}</VisuallyHidden>
    </Button>
  )
}

function ChangeButtons({ item, supplement }: Props) {
  const isPending = replacementOf(supplement.draft, item.id) !== null
  const name = <VisuallyHidden>{item.fileName}</VisuallyHidden>
  return (
    <>
      <Button
        id={changeFieldOf(item.id)}
        variant="secondary"
        size="medium"
        onClick={() => supplement.askForFile(item)}
      >
        {isPending ? t.items.changeAgain : t.items.change} {name}
      </Button>
      {isPending && (
        <Button variant="tertiary" size="medium" onClick={() => supplement.undo(item.id)}>
          {t.items.undoChange} {name}
        </Button>
      )}
    </>
  )
}

type NamesProps = Pick<Props, 'item'> & Pick<Supplement, 'files'> & { replacement: ChosenName }

/** The name of an item's file, and the file that is to replace it. */
function Names({ item, replacement, files }: NamesProps) {
  const upload = files.find(replacement)
  return (
    <>
      {item.fileName}
      {upload ? (
        <p>
          {t.items.newFile}: {upload.name} <NewFileButton upload={upload} /> {wordsFor(upload.state)}
        </p>
      ) : (
        <AlertBox tone="warning">{t.items.chooseAgain(replacement.name)}</AlertBox>
      )}
    </>
  )
}

function NewFileButton({ upload: { name, content, stored } }: { upload: Upload }) {
  const ofPage = content && { name, kind: fileKindByName(name), load: async () => content }
  const file = ofPage ?? (stored && storedFile(stored.filePath, name))
  return file && <ViewButton file={file} />
}

/** Returns the progress of a transfer in words, or the reason why the file cannot be sent. */
function wordsFor(state: UploadState): string {
  switch (state.kind) {
    case 'uploading':
      return t.items.uploading(Math.round(state.sent * 100))
    case 'done':
      return t.items.uploaded
    case 'empty':
      return t.items.emptyFile
    case 'failed':
    case 'refused':
      return state.reason
    default:
      return ''
  }
}
