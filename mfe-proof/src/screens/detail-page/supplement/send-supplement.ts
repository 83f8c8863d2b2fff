import { messageFor } from 'api-client/errors'
import { deleteItem, type ProofOwner, registerSupplement } from 'api-client/proof'
import type { StoredFile } from 'applicant-files/uploads'
import { netEffect, parseTotal } from 'domain-rules/proof'
import { pressKeys } from 'remote-kit'
import * as t from '../texts.ko.ts'
import type { LoadedBatch } from '../use-batch.ts'
import type { ChosenName, Draft } from './draft.ts'

type Sending = {
  owner: ProofOwner
  loaded: LoadedBatch
  draft: Draft
  /** Returns a chosen file in the store. */
  storedFileOf: (file: ChosenName) => StoredFile
  /** Called after each deletion, so that a later attempt continues from there. */
  onDeleted: (itemId: string) => void
}

/**
 * Sends the net effect of a supplement: each deletion, then everything else at once (PDET-25, PDET-48, AMB-80). After
 * a lost response, the next press repeats a call under the same key, so that it is done once (GP-25).
 * @returns the message of a failure; null when all is done
 */
export async function sendSupplement(sending: Sending): Promise<string | null> {
  const { deletions } = netEffect(sending.draft.pending)
  for (const itemId of deletions) {
    const failure = await tryTo(() => deleteOnce(itemId), t.supplement.deletionFailed)
    if (failure !== null) return failure
    sending.onDeleted(itemId)
  }
  return tryTo(() => updateOnce(sending), t.supplement.failed)
}

async function deleteOnce(itemId: string): Promise<void> {
  const keys = pressKeys('proof_delete')
  await deleteItem(itemId, { idempotencyKey: keys.keyFor({ itemId }) })
  keys.forget()
}

async function updateOnce({ owner, loaded: { batch, items }, draft, storedFileOf }: Sending): Promise<void> {
  const { years, total, pending } = draft
  const replacements = netEffect(pending).replacements.map(({ itemId, by }) => {
    const type = items.find(({ id }) => id === itemId)?.type ?? batch.type
    return { itemId, type, file: storedFileOf(by) }
  })
  const keys = pressKeys('proof_supplement')
  const paths = replacements.map(({ itemId, file: { filePath } }) => ({ itemId, filePath }))
  const idempotencyKey = keys.keyFor({ batchId: batch.id, years, total, paths })
  const stated = { owner, batchId: batch.id, years, total: parseTotal(total) }
  await registerSupplement({ ...stated, replacements }, { idempotencyKey })
  keys.forget()
}

async function tryTo(
  call: () => Promise<void>,
  sentence: (message: string) => string,
): Promise<string | null> {
  try {
    await call()
    return null
  } catch (error) {
    return sentence(messageFor(error))
  }
}
