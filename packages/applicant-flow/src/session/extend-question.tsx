import { clockFace } from 'domain-rules/session'
import { dialogs, useSessionField } from 'shared-session'
import { Button, ContentDialog } from 'ui-kit'
import { SessionAnnouncer } from './announcer.tsx'
import * as t from './texts.ko.ts'

/** Asks whether to continue for another hour, before any other dialog of the page (SESS-30, GP-08). */
export async function askToExtend(signal: AbortSignal): Promise<boolean> {
  return (await dialogs.open(ExtendQuestion, { signal, urgent: true })) ?? false
}

type Props = { close: (isYes: boolean) => void }

// The dialog may open while the person types. The focus is on its title, so that neither Enter nor the space bar
// decides it unread.
function ExtendQuestion({ close }: Props) {
  const { time } = useSessionField('timer')
  const buttons = (
    <>
      <Button size="medium" variant="tertiary" onClick={() => close(false)}>
        {t.doNotExtend}
      </Button>
      <Button size="medium" onClick={() => close(true)}>
        {t.extend}
      </Button>
    </>
  )
  return (
    <ContentDialog
      title={t.extendQuestion}
      size="small"
      hasCross={false}
      actions={buttons}
      onDismiss={() => close(false)}
    >
      <p aria-hidden="true">{t.rest(clockFace(time))}</p>
      <SessionAnnouncer />
    </ContentDialog>
  )
}
