import type { FieldCipher } from '../crypto/field-cipher.ts'
import type { Database } from './database.ts'

/** A call that someone makes in their turn: which turn, which call, and everything that was sent, with who sent it. */
export type PassUse = { turn: string; call: string; request: string }

export type PassUses = {
  /** Whether the turn may be used for this request: it has not been used for the call, or for the very same request. */
  take(use: PassUse): Promise<boolean>
}

type Needed = { database: Database; fields: FieldCipher; now: () => Date }

/** The turns that were used, in the database: all backends of a site know them, also after a restart. */
export function createPassUses({ database, fields, now }: Needed): PassUses {
  return {
    async take({ turn, call, request }) {
      const first = await database
        .insertInto('queuePassUse')
        // A keyed digest: what was sent holds residence numbers.
        .values({ turn, call, requestHash: fields.fingerprint(request), usedAt: now() })
        .onConflict(conflict => conflict.columns(['turn', 'call']).doNothing())
        .returning('turn')
        .executeTakeFirst()
      if (first) return true
      const { requestHash } = await database
        .selectFrom('queuePassUse')
        .select('requestHash')
        .where('turn', '=', turn)
        .where('call', '=', call)
        .executeTakeFirstOrThrow()
      return fields.isFingerprintOf(requestHash, request)
    },
  }
}

/** Forgets the uses of passes that have long run out. */
export async function prunePassUses(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('queuePassUse').where('usedAt', '<', before).execute()
}
