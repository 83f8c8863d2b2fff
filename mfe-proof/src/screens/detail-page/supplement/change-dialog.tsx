import { ReplacementPicker } from 'applicant-files/picker'
import { AlertBox, Button, ContentDialog } from 'ui-kit'
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
        id={REPLACEMENT_FIELD}
        label={t.change.label}
        upload={upload}
        problem={problem}
        onChoose={choose}
        onRemove={remove}
      />
    </ContentDialog>
  )
}
