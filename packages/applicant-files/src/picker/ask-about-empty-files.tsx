import { dialogs } from 'shared-session'
import { Button, ContentDialog } from 'ui-kit'
import * as t from './texts.ko.ts'

/** Asks whether to continue without the empty files, and confirms a yes (FILE-21 to FILE-23, FILE-27, PGEN-18). */
export async function askAboutEmptyFiles(names: readonly string[], signal?: AbortSignal): Promise<boolean> {
  const options = signal && { signal }
  const goesOn = await dialogs.open<boolean>(
    ({ close }) => <EmptyFilesDialog names={names} onReply={close} />,
    options,
  )
  if (goesOn) await dialogs.alert(t.withoutEmptyFiles, options)
  return goesOn ?? false
}

type Props = { names: readonly string[]; onReply: (goesOn: boolean) => void }

export function EmptyFilesDialog({ names, onReply }: Props) {
  return (
    <ContentDialog
      title={t.emptyFilesTitle}
      size="small"
      hasCross={false}
      onDismiss={() => onReply(false)}
      actions={
        <>
          <Button variant="tertiary" size="medium" onClick={() => onReply(false)}>
            {t.cancel}
          </Button>
          <Button size="medium" onClick={() => onReply(true)}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <p>{t.emptyFiles}</p>
      <ul>
        {names.map((name, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two files may have one name, and the list never changes
          <li key={place}>{name}</li>
        ))}
      </ul>
      <p>{t.goOnWithoutThem}</p>
    </ContentDialog>
  )
}
