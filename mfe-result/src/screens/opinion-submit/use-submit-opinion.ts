import { useState, type ReactNode } from 'react'
import { askAboutEmptyFiles } from 'applicant-files/picker'
import type { Upload, UploadOutcome } from 'applicant-files/uploads'
import { failureMessage } from 'applicant-flow/failure-message'
import { RequestRefused } from 'api-client/errors'
import { submitOpinion } from 'api-client/opinion'
import { keyPerContent, randomKey, useAttempt } from 'remote-kit'
import { dialogs } from 'shared-session'
import { focusField } from 'ui-kit'
import * as t from './texts.ko.ts'
import type { OpinionFormHandle } from './use-opinion-form.ts'

export const FILES_ID = 'opinion-files'

const GATEWAY_TIMEOUT = 504

type StoredFiles = UploadOutcome['stored']

/** Asks, uploads and submits, unless a file was refused (OPN-04, OPN-33 to OPN-38). A failure keeps text and files. */
export function useSubmitOpinion(form: OpinionFormHandle, reload: () => Promise<void>) {
  const [filesProblem, setFilesProblem] = useState<string | null>(null)
  const [keyFor] = useState(() => keyPerContent(randomKey))

  const [, submit, isRunning] = useAttempt(async signal => {
    setFilesProblem(null)
    const refused = form.uploader.list().files.find(({ state }) => state.kind === 'refused')
    if (refused) return stopAt(refused)
    if (!(await dialogs.confirm(t.form.question, undefined, { signal }))) return
    const outcome = await form.uploader.upload()
    if (signal.aborted) return
    const files = await filesIn(outcome, signal)
    if (files && !signal.aborted) await send(files, signal)
  })

  /** Returns null if a file has to be replaced first, or the applicant keeps the empty ones. */
  async function filesIn({ stored, empty, unsent }: UploadOutcome, signal: AbortSignal) {
    const [first] = unsent
    if (first) {
      stopAt(first)
      return null
    }
    const names = empty.map(({ name }) => name)
    return names.length === 0 || (await askAboutEmptyFiles(names, signal)) ? stored : null
  }

  function stopAt({ state }: Upload): void {
    setFilesProblem(state.kind === 'failed' ? state.reason : t.form.unsendable)
    focusField(FILES_ID)
  }

  async function send(files: StoredFiles, signal: AbortSignal): Promise<void> {
    const opinion = { applicationNumber: form.applicationNumber, content: form.text.trim(), files }
    try {
      await submitOpinion({ ...opinion, idempotencyKey: keyFor(JSON.stringify(opinion)) })
    } catch (error) {
      await dialogs.alert(failureOf(error), { signal })
      // The status may have changed meanwhile.
      if (error instanceof RequestRefused && !signal.aborted) await reload()
      return
    }
    form.clear()
    await dialogs.alert(t.form.submitted, { signal })
    if (!signal.aborted) await reload()
  }

  return { submit: () => void submit(), isRunning, filesProblem }
}

function failureOf(error: unknown): ReactNode {
  const isRefusal = error instanceof RequestRefused
  if (isRefusal && error.status === GATEWAY_TIMEOUT) return failureMessage(error, t.form.timedOut)
  return failureMessage(error, isRefusal ? `${t.form.refused} ${error.message}` : t.form.error)
}
