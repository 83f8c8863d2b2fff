import { useState } from 'react'
import type { ApplicationResult } from 'api-client/result'
import type { AccountForm } from 'applicant-flow/account'
import { accountEditProblems } from 'domain-rules/application'
import { useNavigate } from 'react-router-dom'
import { keyPerContent, randomKey, useAttempt } from 'remote-kit'
import { dialogs } from 'shared-session'
import { siteConfig } from 'site-config'
import { routes } from '../../routes.ts'
import { ConfirmCorrection, type Confirmed } from './confirm-correction.tsx'
import { editFormOf, saveCorrection } from './save-correction.ts'
import * as t from './texts.ko.ts'

type Parts = { result: ApplicationResult; form: AccountForm; reload: () => Promise<void> }

/** Checks the whole correction in order, asks, saves, and opens the next screen (ACC-04, ACC-07, ACC-22 to ACC-35). */
export function useSave({ result, form, reload }: Parts) {
  const navigate = useNavigate()
  const [keyFor] = useState(() => keyPerContent(randomKey))
  const [, save, isSaving] = useAttempt(async signal => {
    const problem = firstProblem()
    if (problem) return dialogs.alert(<Problem message={problem} />, { signal })
    const confirmed = await dialogs.open<Confirmed>(Confirm, { signal })
    if (confirmed && confirmed.kind !== 'back') await follow(confirmed, signal)
  })

  /** Typed values were checked before, so only stored values of the business can fail here. */
  function firstProblem(): string | undefined {
    return accountEditProblems(editFormOf(result, form.values), new Date())[0]?.message
  }

  function Confirm({ close }: { close: (confirmed: Confirmed) => void }) {
    const { values } = form
    const content = JSON.stringify([result.applicationNumber, values])
    const saveOnce = () => saveCorrection({ result, values, idempotencyKey: keyFor(content) })
    return <ConfirmCorrection values={values} save={saveOnce} close={close} />
  }

  async function follow(end: Exclude<Confirmed, { kind: 'back' }>, signal: AbortSignal): Promise<void> {
    await dialogs.alert(end.kind === 'saved' ? t.saved : end.message, { signal })
    if (signal.aborted) return
    if (end.kind === 'saved') await navigate(routes.accountCorrected.path)
    else if (end.follows === 'checkAgain') form.reenter()
    else if (end.follows === 'lookAgain') await reload()
  }

  return [save, isSaving] as const
}

/** Names a contact for a problem in the basic facts, which cannot be corrected here. */
function Problem({ message }: { message: string }) {
  const { callCentre } = siteConfig().contacts
  return (
    <>
      <p>{message}</p>
      <p>{t.notCorrectable}</p>
      {callCentre && <p>{t.callCentre(callCentre)}</p>}
    </>
  )
}
