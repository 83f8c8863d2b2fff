import { randomUUID } from 'node:crypto'
import type { Database } from '../../stores/database.ts'

type Verified = { ci: string; businessNumber: string; name: string; birthDate: string }

/** Records that a provider has verified a person for a business. */
export async function recordVerification(database: Database, person: Verified): Promise<void> {
  const at = new Date()
  const id = randomUUID()
  const how = { method: 'simple', provider: 'test', state: 'succeeded', applicationNumber: null } as const
  const times = { createdAt: at, completedAt: at, expiresAt: at }
  await database
    .insertInto('verification')
    .values({ id, transactionId: id, ...how, ...person, ...times })
    .execute()
}
