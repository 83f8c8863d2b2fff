import type { FastifyRequest } from 'fastify'
import { HttpError } from 'server-kit'
import type { FieldCipher } from '../crypto/field-cipher.ts'
import type { Database, Transaction } from '../stores/database.ts'
import { jsonbOf } from '../stores/jsonb-of.ts'
import { applicationTexts as texts } from '../texts/application.ko.ts'

const KEY = /^[\x21-\x7e]{1,200}$/

type Needed = { database: Database; fields: FieldCipher; now: () => Date }

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

/**
 * Runs the work in one transaction, once for each `Idempotency-Key` of the request's actor: a repetition with the
 * same content gets the first response (GP-25). An error undoes all of it. Throws `HttpError`: 400 for a malformed
 * key, 409 for one that belongs to another request.
 */
export async function withIdempotency<Response extends object>(
  { database, fields, now }: Needed,
  request: FastifyRequest,
  content: unknown,
  work: (transaction: Transaction) => Promise<Response>,
  call = request.routeOptions.url ?? '',
): Promise<Response> {
  const key = keyOf(request)
  const owner = request.actor
  if (owner === null) throw new TypeError('the request was not admitted')
  const repeatable =
    key === null ? null : { owner, call, key, ...hashOf(fields, JSON.stringify(content)), at: now() }
  return database.transaction().execute(transaction => once(transaction, repeatable, () => work(transaction)))
}

// A keyed digest: a reader of the table could guess the numbers behind a plain one.
function hashOf(fields: FieldCipher, sent: string) {
  return {
    requestHash: fields.fingerprint(sent),
    isSameRequest: (requestHash: string) => fields.isFingerprintOf(requestHash, sent),
  }
}

function keyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && KEY.test(key)) return key
  throw new HttpError(400, 'IDEMPOTENCY_KEY_MALFORMED', texts.keyMalformed)
}

/**
 * Runs the work once for each key and returns the first response to every repetition (GP-25). Key, work and response
 * are one transaction: a failed request leaves no trace, and a simultaneous one waits for the first. Without a key
 * the work runs each time. Throws `HttpError` (409) for a key of another request.
 */
export async function once<Response extends object>(
  transaction: Transaction,
  request: IdempotentRequest | null,
  work: () => Promise<Response>,
): Promise<Response> {
  if (!request) return work()
  const { requestHash, answer } = await recorded(transaction, request)
  if (!request.isSameRequest(requestHash)) throw new HttpError(409, 'IDEMPOTENCY_KEY_REUSED', texts.keyReused)
  // This call itself has stored the response, so it has the right shape.
  if (answer !== null) return answer as Response
  const response = await work()
  await transaction
    .updateTable('idempotencyKey')
    .set({ answer: jsonbOf(response) })
    .where(({ and }) => and(identityOf(request)))
    .execute()
  return response
}

/** Records the request unless one with its key is recorded; returns the record. It has no answer before the first response. */
function recorded(transaction: Transaction, request: IdempotentRequest) {
  return transaction
    .insertInto('idempotencyKey')
    .values({ ...identityOf(request), requestHash: request.requestHash, createdAt: request.at })
    .onConflict(conflict => conflict.columns(['owner', 'call', 'key']).doUpdateSet({ key: request.key }))
    .returning(['requestHash', 'answer'])
    .executeTakeFirstOrThrow()
}

function identityOf({ owner, call, key }: IdempotentRequest) {
  return { owner, call, key }
}

/** Removes the keys of old requests; none is repeated after a day. */
export async function pruneIdempotencyKeys(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('idempotencyKey').where('createdAt', '<', before).execute()
}
