import type { ProofItem } from 'api-client/proof'
import { ReplacementPicker } from 'applicant-files/picker'
import { droppedFilesMessages } from 'domain-rules/file'
import { useState, useSyncExternalStore } from 'react'
import { AlertBox, Button, ContentDialog, focusField } from 'ui-kit'
import * as t from '../texts.ko.ts'
import { isSameFile, type ChosenName } from './draft.ts'
import type { ChosenFiles } from './use-chosen-files.ts'

type Props = {
  item: ProofItem
  files: ChosenFiles
  /** What is to replace it already. */
  current: ChosenName | null
  /** With the file that is to replace it; null leaves everything as it was. */
  close: (chosen: ChosenName | null) => void
}

const FIELD = 'replacement'

/** Takes the file that is to replace an item's, with the reason why it is asked for (PDET-21, PDET-23). */
export function ChangeDialog({ item, files, current, close }: Props) {
  const { uploader, find } = files
  useSyncExternalStore(uploader.subscribe, uploader.list)
  const [chosen, setChosen] = useState(current)
  const [problem, setProblem] = useState<string>()
  const upload = chosen ? find(chosen) : undefined

  function choose(file: File) {
    setProblem(undefined)
    const { name, size } = file
    const isOurs = isSameFile(current, file) || isSameFile(chosen, file)
    if (find(file) && !isOurs) return refuse(droppedFilesMessages({ duplicates: 1, extra: 0 }, 1)[0])
    if (!isSameFile(chosen, file)) dropUnlessCurrent()
    uploader.add([file], Infinity)
    setChosen({ name, size })
  }

  function dropUnlessCurrent() {
    if (chosen && !isSameFile(current, chosen)) files.remove(chosen)
  }

  function cancel() {
    dropUnlessCurrent()
    close(null)
  }

  function confirm() {
    const refusal = problemOf()
    if (refusal !== undefined) return refuse(refusal)
    close(chosen)
  }

  function problemOf(): string | undefined {
    if (!upload || isTheItemsOwn(upload)) return t.change.nothingToChange
    if (upload.state.kind === 'inspecting') return t.change.inspecting
    return upload.state.kind === 'refused' ? upload.state.reason : undefined
  }

  function isTheItemsOwn(file: ChosenName): boolean {
    return item.files.some(({ name, size }) => size !== null && isSameFile({ name, size }, file))
  }

  function refuse(message: string | undefined) {
    setProblem(message)
    focusField(FIELD)
  }

  return (
    <ContentDialog
      title={t.change.title}
      size="small"
      hasCross={false}
      onDismiss={cancel}
      actions={
        <>
          <Button variant="tertiary" size="medium" onClick={cancel}>
            {t.change.cancel}
          </Button>
          <Button size="medium" onClick={confirm}>
            {t.change.change}
          </Button>
        </>
      }
    >
      <p>{t.change.instead(item.fileName)}</p>
      {item.reason && (
        <AlertBox tone="warning" title={t.change.reason}>
          <p>{item.reason}</p>
        </AlertBox>
      )}
      {chosen && !upload && <AlertBox tone="warning">{t.items.chooseAgain(chosen.name)}</AlertBox>}
      <ReplacementPicker
        id={FIELD}
        label={t.change.label}
        upload={upload}
        problem={problem}
        onChoose={choose}
        onRemove={() => {
          dropUnlessCurrent()
          setChosen(null)
        }}
      />
    </ContentDialog>
  )
}
