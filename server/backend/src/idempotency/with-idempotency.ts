import type { FastifyRequest } from 'fastify'
import type { FieldCipher } from '../crypto/field-cipher.ts'
import { HttpError } from 'server-kit'
import type { Database, Transaction } from '../stores/database.ts'
import { once, type IdempotentRequest } from './idempotent-requests.ts'
import { applicationTexts as texts } from '../texts/application.ko.ts'

const KEY = /^[\x21-\x7e]{1,200}$/

type Needed = { database: Database; fields: FieldCipher; now: () => Date }

type Work<Response> = (transaction: Transaction) => Promise<Response>

/**
 * Runs the work in one transaction, once for each `Idempotency-Key` of the request's actor: a repetition with the
 * same content gets the first response (GP-25). An error undoes all of it. Throws `HttpError` (400) for a malformed key, and `KeyReused`.
 */
export async function withIdempotency<Response extends object>(
  { database, fields, now }: Needed,
  request: FastifyRequest,
  content: unknown,
  work: Work<Response>,
  call = request.routeOptions.url ?? '',
): Promise<Response> {
  const key = keyOf(request)
  const owner = request.actor
  if (owner === null) throw new TypeError('the request was not admitted')
  const repeatable: IdempotentRequest | null =
    key === null ? null : { owner, call, key, ...hashOf(fields, JSON.stringify(content)), at: now() }
  return database.transaction().execute(transaction => once(transaction, repeatable, () => work(transaction)))
}

// A keyed digest: a reader of the table could guess the numbers behind a plain one.
function hashOf(fields: FieldCipher, sent: string): Pick<IdempotentRequest, 'requestHash' | 'isSameRequest'> {
  return {
    requestHash: fields.fingerprint(sent),
    isSameRequest: requestHash => fields.isFingerprintOf(requestHash, sent),
  }
}

function keyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && KEY.test(key)) return key
  throw new HttpError(400, 'IDEMPOTENCY_KEY_MALFORMED', texts.keyMalformed)
}
