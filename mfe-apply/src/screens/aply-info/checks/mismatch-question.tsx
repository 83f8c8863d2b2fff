import { dialogs } from 'shared-session'
import { Button, ContentDialog } from 'ui-kit'
import * as t from '../texts.ko.ts'

/** Asks if the applicant continues in spite of a mismatch. The way back is the main button: it risks nothing. */
export async function continuesDespite(mismatch: string, signal: AbortSignal): Promise<boolean> {
  return (await dialogs.open(MismatchQuestion, { signal })) ?? false

  function MismatchQuestion({ close }: { close: (isYes: boolean) => void }) {
    const buttons = (
      <>
        <Button variant="tertiary" size="medium" onClick={() => close(true)}>
          {t.checks.goOn}
        </Button>
        <Button size="medium" onClick={() => close(false)}>
          {t.checks.stop}
        </Button>
      </>
    )
    return (
      <ContentDialog
        title={mismatch}
        size="small"
        hasCross={false}
        actions={buttons}
        onDismiss={() => close(false)}
      >
        {t.checks.stopLeadsTo}
      </ContentDialog>
    )
  }
}
