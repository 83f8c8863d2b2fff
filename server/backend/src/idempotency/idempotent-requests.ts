import type { Database, Transaction } from '../stores/database.ts'

/** A repeatable request: its owner, its call, the key that the browser sends with every repetition, and its content. */
export type IdempotentRequest = {
  owner: string
  call: string
  key: string
  requestHash: string
  /** Returns true if the hash of an earlier request, perhaps made with another key, is that of the same content. */
  isSameRequest: (requestHash: string) => boolean
  at: Date
}

/** A key that was used for another request; the second one is refused. */
export class KeyReused extends Error {
  override readonly name = 'KeyReused'
}

/**
 * Runs the work once for each key and returns the first response to every repetition (GP-25). Key, work and response
 * are one transaction: a failed request leaves no trace, and a simultaneous one waits for the first. Without a key
 * the work runs each time. Throws `KeyReused`.
 */
export async function once<Response extends object>(
  transaction: Transaction,
  request: IdempotentRequest | null,
  work: () => Promise<Response>,
): Promise<Response> {
  if (!request) return work()
  if (!(await isFirst(transaction, request))) return earlierResponse<Response>(transaction, request)
  const response = await work()
  await transaction
    .updateTable('idempotencyKey')
    .set({ answer: JSON.stringify(response) })
    .where(({ and }) => and(identityOf(request)))
    .execute()
  return response
}

async function isFirst(transaction: Transaction, request: IdempotentRequest): Promise<boolean> {
  const inserted = await transaction
    .insertInto('idempotencyKey')
    .values({ ...identityOf(request), requestHash: request.requestHash, createdAt: request.at })
    .onConflict(conflict => conflict.columns(['owner', 'call', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return inserted !== undefined
}

async function earlierResponse<Response>(
  transaction: Transaction,
  request: IdempotentRequest,
): Promise<Response> {
  const { requestHash, answer } = await transaction
    .selectFrom('idempotencyKey')
    .select(['requestHash', 'answer'])
    .where(({ and }) => and(identityOf(request)))
    .executeTakeFirstOrThrow()
  if (!request.isSameRequest(requestHash)) throw new KeyReused('The key belongs to another request.')
  // This call itself has stored the response, so it has the right shape.
  return answer as Response
}

function identityOf({ owner, call, key }: IdempotentRequest) {
  return { owner, call, key }
}

/** Removes the keys of old requests; none is repeated after a day. */
export async function pruneIdempotencyKeys(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('idempotencyKey').where('createdAt', '<', before).execute()
}
