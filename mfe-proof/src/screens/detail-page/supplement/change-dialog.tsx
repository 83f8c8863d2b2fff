import { ReplacementPicker } from 'applicant-files/picker'
import { AlertBox, QuestionDialog } from 'ui-kit'
import * as t from '../texts.ko.ts'
import type { ChosenName } from './draft.ts'
import { REPLACEMENT_FIELD, useReplacement, type ReplacementProps } from './use-replacement.ts'

type Props = ReplacementProps & {
  /** Takes the file that is to replace it, or null to change nothing. */
  close: (chosen: ChosenName | null) => void
}

/** Takes the file that is to replace an item's, and shows the reason of the request (PDET-21, PDET-23). */
export function ChangeDialog({ item, files, current, close }: Props) {
  const { chosen, upload, problem, choose, remove, check } = useReplacement({ item, files, current })

  function cancel() {
    remove()
    close(null)
  }

  function confirm() {
    if (check()) close(chosen)
  }

  return (
    <QuestionDialog
      title={t.change.title}
      no={t.change.cancel}
      yes={t.change.change}
      onNo={cancel}
      onYes={confirm}
    >
      <p>{t.change.instead(item.fileName)}</p>
      {item.reason && (
        <AlertBox tone="warning" title={t.change.reason}>
          <p>{item.reason}</p>
        </AlertBox>
      )}
      {chosen && !upload && <AlertBox tone="warning">{t.items.chooseAgain(chosen.name)}</AlertBox>}
      <ReplacementPicker
        id={REPLACEMENT_FIELD}
        label={t.change.label}
        upload={upload}
        problem={problem}
        onChoose={choose}
        onRemove={remove}
      />
    </QuestionDialog>
  )
}
