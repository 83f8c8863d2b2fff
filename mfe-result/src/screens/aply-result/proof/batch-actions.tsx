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

/** What can be done with a batch: looked at whole, its files or its lookup seen, and taken back (RES-101, RES-102, RES-109 to RES-117). */
export function BatchActions({ batch, result, reload }: ResultProps & { batch: NumberedBatch }) {
  const navigate = useNavigate()
  const cancel = useCancelProof(reload)
  const { id, number, type, amountKind, status } = batch
  const items = result.items.filter(({ batchId }) => batchId === id)
  const isLookedUp = type === '신속' || amountKind === '택배'
  const isCancellable = canCancelBatch({ type, amountKind, status, applicationStatus: result.status }).ok

  function openDetail() {
    session.update({ proofBatchId: id })
    void navigate(paths.proofDetail)
  }

  async function openFiles(): Promise<void> {
    const choice = await dialogs.open<FileChoice | null>(({ close }) => (
      <BatchFiles batch={batch} items={items} applicationStatus={result.status} close={close} />
    ))
    if (!choice) return
    const { filePath, fileName, reason } = choice.item
    if (choice.wants === 'cancel') return cancel.item(choice.item.id)
    await openPreview(storedFile(filePath, fileName, reason))
    return openFiles()
  }

  const openLookup = () =>
    dialogs.open<void>(({ close }) => (
      <LookupList kind={type === '신속' ? '신속' : '택배'} items={items} onClose={() => close()} />
    ))

  const hidden = <VisuallyHidden> {t.proof.ofBatch(number)}</VisuallyHidden>
  if (isLookedUp) {
    return (
      <Button variant="tertiary" size="medium" onClick={() => void openLookup()}>
        {t.proof.lookup}
        {hidden}
      </Button>
    )
  }
  return (
    <>
      <Button variant="tertiary" size="medium" onClick={openDetail}>
        {t.proof.detail}
        {hidden}
      </Button>
      <Button variant="tertiary" size="medium" busy={cancel.isRunning} onClick={() => void openFiles()}>
        {t.proof.files}
        {hidden}
      </Button>
      {isCancellable && (
        <Button
          variant="tertiary"
          size="medium"
          busy={cancel.isRunning}
          onClick={() => void cancel.batch(id)}
        >
          {t.proof.cancel}
          {hidden}
        </Button>
      )}
    </>
  )
}
