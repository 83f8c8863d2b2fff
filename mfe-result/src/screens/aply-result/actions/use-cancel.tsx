import { useState, type ReactNode } from 'react'
import { cancelApplication, isProcessedAlready } from 'api-client/application'
import type { ApplicationResult } from 'api-client/result'
import { keyPerContent, randomKey, useAttempt } from 'remote-kit'
import { dialogs } from 'shared-session'
import { CancelRequest } from './cancel-request.tsx'
import { refusalOrFailure } from './refusal-or-failure.ts'
import * as t from '../texts.ko.ts'

/** Cancels the application once the applicant has confirmed the consequences (RES-83 to RES-89, AMB-26). */
export function useCancel({ applicationNumber }: ApplicationResult, reload: () => Promise<void>) {
  const [keyFor] = useState(() => keyPerContent(randomKey))
  const [, run, isRunning] = useAttempt(async signal => {
    const isSure = await dialogs.open<boolean>(({ close }) => <CancelRequest onReply={close} />, { signal })
    if (!isSure) return
    const message = await cancel(applicationNumber, keyFor(applicationNumber))
    await dialogs.alert(message, { signal })
    if (!signal.aborted) await reload()
  })
  return { run: () => void run(), isRunning }
}

/** Cancels, and returns the message to show. */
async function cancel(applicationNumber: string, idempotencyKey: string): Promise<ReactNode> {
  try {
    await cancelApplication(applicationNumber, { idempotencyKey })
    return t.actions.cancelled
  } catch (error) {
    return isProcessedAlready(error) ? t.actions.processedAlready : refusalOrFailure(error)
  }
}
