import { FORM_NOT_READY, messageOr, RequestRefused } from 'api-client/errors'
import { saveFile } from 'applicant-files/download'
import { useAttempt } from 'remote-kit'
import { dialogs } from 'shared-session'
import { siteConfig } from 'site-config'
import { downloadFailed } from '../download/texts.ko.ts'
import * as t from './texts.ko.ts'

/** A document that applicants fill in or keep, so that it is downloaded. */
export type FormName = keyof typeof t.fileNames

/** Returns `[download, isRunning]` for a public form. A failure is shown in a dialog (ERR-01, ERR-02). */
export function useFormDownload(form: FormName): [download: () => void, isRunning: boolean] {
  const [, download, isRunning] = useAttempt(async signal => {
    const refusal = await downloaded(form)
    if (refusal) await dialogs.alert(refusal, { signal })
  })
  return [() => void download(), isRunning]
}

async function downloaded(form: FormName): Promise<string | null> {
  const { documents, uploadTimeoutMs: timeoutMs } = siteConfig()
  if (!documents[form]) return t.notReady
  try {
    // Most pages have the button, and few visitors press it.
    const { downloadForm } = await import('api-client/files')
    saveFile(await downloadForm(documents[form], { timeoutMs }), t.fileNames[form])
    return null
  } catch (error) {
    return refusalFor(error)
  }
}

function refusalFor(error: unknown): string {
  if (error instanceof RequestRefused && error.errorCode === FORM_NOT_READY) return t.notReady
  return messageOr(error, downloadFailed)
}
