import type { ProofItem } from 'api-client/proof'
import { canCancelBatch, itemStatusLabel } from 'domain-rules/proof'
import { AlertBox, Badge, Button, ContentDialog, VisuallyHidden } from 'ui-kit'
import * as t from '../texts.ko.ts'
import styles from './batch-files.module.css'
import { toneOf } from './batch-columns.tsx'
import type { NumberedBatch } from './numbered.ts'

/** The action chosen for a file. One dialog is open at a time, so this one closes for it (MODAL-04). */
export type FileChoice = { wants: 'preview' | 'cancel'; item: ProofItem }

type Props = {
  batch: NumberedBatch
  items: readonly ProofItem[]
  applicationStatus: string
  close: (choice: FileChoice | null) => void
}

/** The files of a batch, each with a preview, and a cancellation while it is allowed (RES-103, RES-105, RES-106). */
export function BatchFiles({ batch, items, applicationStatus, close }: Props) {
  return (
    <ContentDialog
      title={`${t.files.title} (${t.proof.ofBatch(batch.number)})`}
      onDismiss={() => close(null)}
      actions={
        <Button size="medium" onClick={() => close(null)}>
          {t.files.close}
        </Button>
      }
    >
      <EmptyFilesNotice items={items} />
      {items.length === 0 ? (
        <p>{t.files.empty}</p>
      ) : (
        <ul className={styles['files']}>
          {items.map(item => (
            <File
              key={item.id}
              item={item}
              mayCancel={isCancellable(item, batch, applicationStatus)}
              choose={close}
            />
          ))}
        </ul>
      )}
    </ContentDialog>
  )
}

type FileProps = { item: ProofItem; mayCancel: boolean; choose: (choice: FileChoice) => void }

function File({ item, mayCancel, choose }: FileProps) {
  const { fileName, filePath, status } = item
  return (
    <li className={styles['file']}>
      <p className={styles['name']}>
        {fileName || t.files.unnamed} <Badge tone={toneOf(status)}>{itemStatusLabel(status)}</Badge>
      </p>
      {filePath && (
        <Button variant="secondary" size="medium" onClick={() => choose({ wants: 'preview', item })}>
          {t.files.preview} <VisuallyHidden>{fileName}</VisuallyHidden>
        </Button>
      )}
      {mayCancel && (
        <Button variant="tertiary" size="medium" onClick={() => choose({ wants: 'cancel', item })}>
          {t.files.cancel} <VisuallyHidden>{fileName}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}

/** Both the batch and the item must be in a status that allows it. */
function isCancellable({ status }: ProofItem, batch: NumberedBatch, applicationStatus: string): boolean {
  const { type, amountKind } = batch
  return [batch.status, status].every(
    each => canCancelBatch({ type, amountKind, status: each, applicationStatus }).ok,
  )
}

function EmptyFilesNotice({ items }: { items: readonly ProofItem[] }) {
  const empty = items.filter(({ files }) => files.some(({ size }) => size === 0))
  if (empty.length === 0) return null
  return (
    <AlertBox tone="warning" title={t.files.emptyFilesTitle}>
      <p>{t.files.emptyFiles}</p>
      <ul>
        {empty.map(({ id, fileName }) => (
          <li key={id}>{fileName}</li>
        ))}
      </ul>
    </AlertBox>
  )
}
