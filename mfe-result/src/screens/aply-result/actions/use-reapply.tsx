import { useState, type ReactNode } from 'react'
import { reapply } from 'api-client/application'
import type { ApplicationResult } from 'api-client/result'
import { paths } from 'domain-rules/journey'
import { keyPerContent, randomKey, useAttempt } from 'remote-kit'
import { dialogs, navigation, session } from 'shared-session'
import { refusalOrFailure } from './refusal-or-failure.ts'
import * as t from '../texts.ko.ts'

/** Lets a new application replace the deleted one, and opens its first screen (RES-91 to RES-93, AMB-22). */
export function useReapply({ applicationNumber }: ApplicationResult, reload: () => Promise<void>) {
  const [keyFor] = useState(() => keyPerContent(randomKey))
  const [, run, isRunning] = useAttempt(async signal => {
    const labels = { yes: t.actions.reapply, no: t.actions.reapplyNo }
    if (!(await dialogs.confirm(reapplyQuestion(), labels, { signal }))) return
    const problem = await tryToReapply(applicationNumber, keyFor(applicationNumber))
    if (problem !== null) await dialogs.alert(problem, { signal })
    if (signal.aborted) return
    // The applicant may have applied again elsewhere.
    if (problem !== null) return reload()
    session.update({ half: 'apply', applicationNumber: '', consentsSaved: 'N' })
    navigation.goTo(paths.businessNumber)
  })
  return { run: () => void run(), isRunning }
}

function reapplyQuestion(): ReactNode {
  return (
    <>
      <p>{t.actions.reapplyQuestion}</p>
      <p>{t.actions.reapplySure}</p>
    </>
  )
}

/** Returns the message of a failure, or null. */
async function tryToReapply(applicationNumber: string, idempotencyKey: string): Promise<ReactNode> {
  try {
    await reapply(applicationNumber, { idempotencyKey })
    return null
  } catch (error) {
    return refusalOrFailure(error)
  }
}
