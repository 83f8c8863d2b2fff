import type { FieldCipher } from '../crypto/field-cipher.ts'
import type { Database } from './database.ts'

/** A call within a turn: the turn, the call, and the whole request with its sender. */
type PassUse = { turn: string; call: string; request: string }

export type PassUses = ReturnType<typeof createPassUses>

type Needed = { database: Database; fields: FieldCipher; now: () => Date }

/** Records the used turns in the database, for all backends of a site and beyond a restart. */
export function createPassUses({ database, fields, now }: Needed) {
  return {
    /** Returns true if the turn may be used for this request: it is unused for this call, or was used for the same request. */
    async take({ turn, call, request }: PassUse): Promise<boolean> {
      const { requestHash } = await database
        .insertInto('queuePassUse')
        // A keyed digest: requests hold residence numbers.
        .values({ turn, call, requestHash: fields.fingerprint(request), usedAt: now() })
        // An earlier use stays as it is, and is returned.
        .onConflict(conflict => conflict.columns(['turn', 'call']).doUpdateSet({ turn }))
        .returning('requestHash')
        .executeTakeFirstOrThrow()
      return fields.isFingerprintOf(requestHash, request)
    },
  }
}

/** Deletes the uses of passes that have long expired. */
export async function prunePassUses(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('queuePassUse').where('usedAt', '<', before).execute()
}
