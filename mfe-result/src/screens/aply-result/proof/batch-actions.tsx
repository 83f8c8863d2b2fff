import { openPreview, storedFile } from 'applicant-files/preview'
import { paths } from 'domain-rules/journey'
import { canCancelBatch } from 'domain-rules/proof'
import { useNavigate } from 'react-router-dom'
import { dialogs, session } from 'shared-session'
import { Button, VisuallyHidden } from 'ui-kit'
import type { ResultProps } from '../result-view.tsx'
import * as t from '../texts.ko.ts'
import { BatchFiles, type FileChoice } from './batch-files.tsx'
import { LookupList } from './lookup-list.tsx'
import type { NumberedBatch } from './numbered.ts'
import { useCancelProof } from './use-cancel-proof.ts'

type Props = ResultProps & { batch: NumberedBatch }

/** Buttons of a batch: its lookup, or its detail, its files and its cancellation (RES-101, RES-102, RES-109 to RES-117). */
export function BatchActions(props: Props) {
  const { type, amountKind } = props.batch
  const isLookedUp = type === '신속' || amountKind === '택배'
  return isLookedUp ? <LookupAction {...props} /> : <FileActions {...props} />
}

function LookupAction({ batch, result }: Props) {
  const openLookup = () =>
    dialogs.open<void>(({ close }) => (
      <LookupList
        kind={batch.type === '신속' ? '신속' : '택배'}
        items={itemsOf(batch, result)}
        onClose={() => close()}
      />
    ))
  return <Action batch={batch} label={t.proof.lookup} onClick={() => void openLookup()} />
}

function FileActions({ batch, result, reload }: Props) {
  const navigate = useNavigate()
  const ofBatch = useCancelProof('batch', reload)
  const ofItem = useCancelProof('item', reload)
  const isCancellable = canCancelBatch({ ...batch, applicationStatus: result.status }).ok

  function openDetail() {
    session.update({ proofBatchId: batch.id })
    void navigate(paths.proofDetail)
  }

  async function openFiles(): Promise<void> {
    const items = itemsOf(batch, result)
    const choice = await dialogs.open<FileChoice | null>(({ close }) => (
      <BatchFiles batch={batch} items={items} applicationStatus={result.status} close={close} />
    ))
    if (!choice) return
    const { id, filePath, fileName, reason } = choice.item
    if (choice.wants === 'cancel') return ofItem.run(id)
    await openPreview(storedFile(filePath, fileName, reason))
    return openFiles()
  }

  return (
    <>
      <Action batch={batch} label={t.proof.detail} onClick={openDetail} />
      <Action batch={batch} label={t.proof.files} busy={ofItem.isRunning} onClick={() => void openFiles()} />
      {isCancellable && (
        <Action
          batch={batch}
          label={t.proof.cancel}
          busy={ofBatch.isRunning}
          onClick={() => void ofBatch.run(batch.id)}
        />
      )}
    </>
  )
}

type ActionProps = { batch: NumberedBatch; label: string; busy?: boolean; onClick: () => void }

function Action({ batch, label, busy = false, onClick }: ActionProps) {
  return (
    <Button variant="tertiary" size="medium" busy={busy} onClick={onClick}>
      {label}
      <VisuallyHidden> {t.proof.ofBatch(batch.number)}</VisuallyHidden>
    </Button>
  )
}

function itemsOf({ id }: NumberedBatch, { items }: Props['result']) {
  return items.filter(({ batchId }) => batchId === id)
}
