import { isDone } from 'api-client/errors'
import { cancelBatch, cancelItem } from 'api-client/proof'
import { randomKey, useAttempt } from 'remote-kit'
import { dialogs } from 'shared-session'
import * as t from '../texts.ko.ts'

const kinds = {
  batch: { cancel: cancelBatch, done: t.proof.batchCancelled, failed: t.proof.batchNotCancelled },
  item: { cancel: cancelItem, done: t.proof.itemCancelled, failed: t.proof.itemNotCancelled },
} as const

/** Cancels a batch or one item after a question; each has its own sentences (RES-118 to RES-122, AMB-25). */
export function useCancelProof(kind: keyof typeof kinds, reload: () => Promise<void>) {
  const { cancel, done, failed } = kinds[kind]
  const [, run, isRunning] = useAttempt(async (signal, id: string) => {
    if (
      !(await dialogs.confirm(
        t.proof.cancelQuestion,
        { yes: t.proof.cancelYes, no: t.proof.cancelNo },
        { signal },
      ))
    )
      return
    const isCancelled = await isDone(cancel(id, { idempotencyKey: randomKey() }))
    await dialogs.alert(isCancelled ? done : failed, { signal })
    // After a failure too: the status may have changed meanwhile.
    if (!signal.aborted) await reload()
  })
  return { run, isRunning }
}
