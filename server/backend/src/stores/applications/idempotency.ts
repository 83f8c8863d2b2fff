import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../tables.ts'

/** A press of a button: whose, on which call, the key that the browser sends with every repetition, and what was sent. */
export type Press = {
  owner: string
  call: string
  key: string
  requestHash: string
  /** Whether the hash of an earlier press, perhaps made in another way, stands for the same request. */
  isSameRequest: (requestHash: string) => boolean
  at: Date
}

/** A key that was used for another request; the second one is refused. */
export class KeyUsedOtherwise extends Error {
  override readonly name = 'KeyUsedOtherwise'
}

/**
 * Runs the work once for each key and gives the first answer to every repetition (GP-25). Key, work and answer are one
 * transaction: a press that fails leaves no trace, and one that comes meanwhile waits for the first. Without a key the
 * work simply runs. Throws `KeyUsedOtherwise`.
 */
export async function once<Answer extends object>(
  transaction: Transaction<Tables>,
  press: Press | null,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!press) return work()
  if (!(await isFirst(transaction, press))) return earlierAnswer<Answer>(transaction, press)
  const answer = await work()
  await transaction
    .updateTable('idempotencyKey')
    .set({ answer: JSON.stringify(answer) })
    .where(({ and }) => and(identityOf(press)))
    .execute()
  return answer
}

async function isFirst(transaction: Transaction<Tables>, press: Press): Promise<boolean> {
  const inserted = await transaction
    .insertInto('idempotencyKey')
    .values({ ...identityOf(press), requestHash: press.requestHash, createdAt: press.at })
    .onConflict(conflict => conflict.columns(['owner', 'call', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return inserted !== undefined
}

async function earlierAnswer<Answer>(transaction: Transaction<Tables>, press: Press): Promise<Answer> {
  const { requestHash, answer } = await transaction
    .selectFrom('idempotencyKey')
    .select(['requestHash', 'answer'])
    .where(({ and }) => and(identityOf(press)))
    .executeTakeFirstOrThrow()
  if (!press.isSameRequest(requestHash)) throw new KeyUsedOtherwise('The key belongs to another request.')
  // What this call itself has written.
  return answer as Answer
}

function identityOf({ owner, call, key }: Press) {
  return { owner, call, key }
}

/** Forgets the keys of old presses: nobody presses again after a day. */
export async function forgetPresses(database: Kysely<Tables>, before: Date): Promise<void> {
  await database.deleteFrom('idempotencyKey').where('createdAt', '<', before).execute()
}
