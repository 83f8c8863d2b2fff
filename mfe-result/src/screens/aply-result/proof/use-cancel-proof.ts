import { isDone } from 'api-client/errors'
import { cancelBatch, cancelItem } from 'api-client/proof'
import { randomKey, useAttempt } from 'remote-kit'
import { dialogs } from 'shared-session'
import * as t from '../texts.ko.ts'

type Words = { done: string; failed: string }

const ofBatch = { done: t.proof.batchCancelled, failed: t.proof.batchNotCancelled }
const ofItem = { done: t.proof.itemCancelled, failed: t.proof.itemNotCancelled }

/** Cancels a batch or one item after a question; each has its own sentences (RES-118 to RES-122, AMB-25). */
export function useCancelProof(reload: () => Promise<void>) {
  const [, run, isRunning] = useAttempt(async (signal, cancel: () => Promise<void>, words: Words) => {
    if (
      !(await dialogs.confirm(
        t.proof.cancelQuestion,
        { yes: t.proof.cancelYes, no: t.proof.cancelNo },
        { signal },
      ))
    )
      return
    await dialogs.alert((await isDone(cancel())) ? words.done : words.failed, { signal })
    // After a failure too: the status may have changed meanwhile.
    if (!signal.aborted) await reload()
  })
  return {
    isRunning,
    batch: (id: string) => run(() => cancelBatch(id, { idempotencyKey: randomKey() }), ofBatch),
    item: (id: string) => run(() => cancelItem(id, { idempotencyKey: randomKey() }), ofItem),
  }
}
