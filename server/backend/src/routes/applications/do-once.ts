import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { FieldCipher } from '../../crypto/field-cipher.ts'
import { Refused } from '../../http/refused.ts'
import type { Database } from '../../stores/database.ts'
import { KeyUsedOtherwise, once, type Press } from '../../stores/applications/idempotency.ts'
import type { Tables } from '../../stores/tables.ts'
import { applicationTexts as texts } from '../../texts/application.ko.ts'

const KEY = /^[\x21-\x7e]{1,200}$/

type Needed = { database: Database; fields: FieldCipher; now: () => Date }

type Deed<Answer> = (transaction: Transaction<Tables>) => Promise<Answer>

/**
 * Does something in one transaction, once for each `Idempotency-Key` of its owner: pressing again gets the first answer
 * (GP-25). Whatever is thrown undoes all of it. Throws `Refused`: 400 for a malformed key, 409 for one that was used for
 * something else.
 */
export async function doOnce<Answer extends object>(
  { database, fields, now }: Needed,
  request: FastifyRequest,
  { owner, call, content }: { owner: string; call: string; content: unknown },
  deed: Deed<Answer>,
): Promise<Answer> {
  const key = keyOf(request)
  const press: Press | null =
    key === null ? null : { owner, call, key, ...hashOf(fields, JSON.stringify(content)), at: now() }
  try {
    return await database
      .transaction()
      .execute(transaction => once(transaction, press, () => deed(transaction)))
  } catch (error) {
    if (!(error instanceof KeyUsedOtherwise)) throw error
    throw new Refused(409, 'IDEMPOTENCY_KEY_REUSED', texts.keyUsedOtherwise)
  }
}

// A keyed digest: a plain one would let a reader of the table guess the numbers behind it.
function hashOf(fields: FieldCipher, sent: string): Pick<Press, 'requestHash' | 'isSameRequest'> {
  return {
    requestHash: fields.fingerprint(sent),
    isSameRequest: requestHash => fields.isFingerprintOf(requestHash, sent),
  }
}

function keyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && KEY.test(key)) return key
  throw new Refused(400, 'IDEMPOTENCY_KEY_MALFORMED', texts.keyMalformed)
}
