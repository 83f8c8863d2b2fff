import { nullIfFailed } from 'api-client/errors'
import { saveFile } from 'applicant-files/download'
import { useAttempt } from 'remote-kit'
import { dialogs } from 'shared-session'
import { Button } from 'ui-kit'
import * as t from './texts.ko.ts'

type Props = { name: string; load: (signal: AbortSignal) => Promise<Blob> }

/** A button that downloads a file under its name. A failure is shown in a dialog (ERR-01, OPN-39). */
export function FileLink({ name, load }: Props) {
  const [, download, isRunning] = useAttempt(async signal => {
    const content = await load(signal).catch(nullIfFailed)
    if (signal.aborted) return
    if (content) saveFile(content, name)
    else await dialogs.alert(t.downloadFailed, { signal })
  })
  return (
    <Button variant="tertiary" size="medium" busy={isRunning} onClick={() => void download()}>
      {name} <span className="sr-only">{t.download}</span>
    </Button>
  )
}
