import { cancelApplication, isProcessedAlready } from 'api-client/application-changes'
import { messageFor } from 'api-client/errors'
import type { ApplicationResult } from 'api-client/result'
import { randomKey, useAttempt } from 'remote-kit'
import { dialogs } from 'shared-session'
import { CancelRequest } from './cancel-request.tsx'
import * as t from '../texts.ko.ts'

/** Cancels the application when the applicant has read what follows from it (RES-83 to RES-89, AMB-26). */
export function useCancel({ applicationNumber }: ApplicationResult, reload: () => Promise<void>) {
  const [, run, isRunning] = useAttempt(async signal => {
    const isSure = await dialogs.open<boolean>(({ close }) => <CancelRequest onReply={close} />, { signal })
    if (!isSure) return
    const message = await cancel(applicationNumber)
    await dialogs.alert(message, { signal })
    if (!signal.aborted) await reload()
  })
  return { run: () => void run(), isRunning }
}

/** What is to be said of it. */
async function cancel(applicationNumber: string): Promise<string> {
  try {
    await cancelApplication(applicationNumber, { idempotencyKey: randomKey() })
    return t.actions.cancelled
  } catch (error) {
    return isProcessedAlready(error) ? t.actions.processedAlready : messageFor(error)
  }
}
