import { dialogs } from 'shared-session'
import { QuestionDialog } from 'ui-kit'
import * as t from '../texts.ko.ts'

/** Asks if the applicant continues in spite of a mismatch. The way back is the main button: it risks nothing. */
export async function continuesDespite(mismatch: string, signal: AbortSignal): Promise<boolean> {
  return (await dialogs.open(MismatchQuestion, { signal })) ?? false

  function MismatchQuestion({ close }: { close: (isYes: boolean) => void }) {
    return (
      <QuestionDialog
        title={mismatch}
        no={t.checks.goOn}
        yes={t.checks.stop}
        onNo={() => close(true)}
        onYes={() => close(false)}
        onDismiss={() => close(false)}
      >
        {t.checks.stopLeadsTo}
      </QuestionDialog>
    )
  }
}
