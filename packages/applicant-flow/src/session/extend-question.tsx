import { clockFace } from 'domain-rules/session'
import { dialogs, useSessionField } from 'shared-session'
import { QuestionDialog } from 'ui-kit'
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
  return (
    <QuestionDialog
      title={t.extendQuestion}
      no={t.doNotExtend}
      yes={t.extend}
      onNo={() => close(false)}
      onYes={() => close(true)}
    >
      <p aria-hidden="true">{t.rest(clockFace(time))}</p>
      <SessionAnnouncer />
    </QuestionDialog>
  )
}
