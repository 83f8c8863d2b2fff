import type { Selectable } from 'kysely'
import {
  hasSucceeded,
  VERIFICATION_SECONDS,
  type Outcome,
  type SucceededVerification,
  type Verification,
  type VerificationRequest,
  type VerifiedPerson,
} from '../verification/verification.ts'
import { randomId } from '../crypto/random-id.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

const KEPT_AFTER_EXPIRY_MS = 24 * 60 * 60_000
const LISTED_AT_MOST = 100

/** Records that a verification has begun; it expires after `VERIFICATION_SECONDS`. */
export async function startVerification(
  database: Database,
  request: VerificationRequest,
  createdAt: Date,
): Promise<Verification> {
  await deleteExpired(database, createdAt)
  const expiresAt = new Date(createdAt.getTime() + VERIFICATION_SECONDS * 1_000)
  const ids = { id: randomId(), transactionId: randomId() }
  const row = await database
    .insertInto('verification')
    .values({ ...request, ...ids, state: 'running', createdAt, expiresAt })
    .returningAll()
    .executeTakeFirstOrThrow()
  return verificationOf(row)
}

/** Returns the record that a cookie (`id`) or a provider (`transactionId`) names; null if it is unknown or has expired. */
export async function findVerification(
  database: Database,
  named: { id: string } | { transactionId: string },
  now: Date,
): Promise<Verification | null> {
  const row = await unexpired(database, now)
    .where(({ and }) => and(named))
    .executeTakeFirst()
  return row ? verificationOf(row) : null
}

/** Records the provider's outcome, once; null if the record is unknown, expired or complete already. */
export async function completeVerification(
  database: Database,
  transactionId: string,
  outcome: Outcome,
  now: Date,
): Promise<Verification | null> {
  const person = outcome.state === 'succeeded' ? outcome.person : {}
  const row = await database
    .updateTable('verification')
    .set({ ...person, state: outcome.state, completedAt: now })
    .where('transactionId', '=', transactionId)
    .where('state', '=', 'running')
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst()
  return row ? verificationOf(row) : null
}

/** Returns the record that a cookie names if it has succeeded for this business and has not expired (AMB-111). */
export async function succeededVerification(
  database: Database,
  id: string,
  businessNumber: string,
  now: Date,
): Promise<SucceededVerification | null> {
  const verification = await findVerification(database, { id }, now)
  const isForBusiness = verification?.businessNumber === businessNumber
  return verification && isForBusiness && hasSucceeded(verification) ? verification : null
}

/** Makes a record expire now. */
export async function expireVerification(database: Database, id: string, now: Date): Promise<void> {
  await database
    .updateTable('verification')
    .set({ expiresAt: now })
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .execute()
}

/** Returns the newest verifications that are not complete, at most a hundred. */
export async function runningVerifications(database: Database, now: Date): Promise<Verification[]> {
  const rows = unexpired(database, now).where('state', '=', 'running').orderBy('expiresAt', 'desc')
  return (await rows.limit(LISTED_AT_MOST).execute()).map(verificationOf)
}

function unexpired(database: Database, now: Date) {
  return database.selectFrom('verification').selectAll().where('expiresAt', '>', now)
}

// Personal data is deleted as soon as it has no use: a live session still needs the name that it began with.
async function deleteExpired(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('verification')
    .where('expiresAt', '<', new Date(now.getTime() - KEPT_AFTER_EXPIRY_MS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sessionToken')
            .select('sessionToken.tokenDigest')
            .whereRef('sessionToken.ci', '=', 'verification.ci')
            .whereRef('sessionToken.businessNumber', '=', 'verification.businessNumber')
            .where('sessionToken.expiresAt', '>', now),
        ),
      ),
    )
    .execute()
}

function verificationOf(row: Selectable<Tables['verification']>): Verification {
  const { id, transactionId, method, provider, businessNumber, applicationNumber, state, expiresAt } = row
  const person = personOf(row)
  return { id, transactionId, method, provider, businessNumber, applicationNumber, state, expiresAt, person }
}

function personOf(row: Selectable<Tables['verification']>): VerifiedPerson | null {
  const { ci, name, birthDate, mobileNumber, mobileCarrier } = row
  const isKnown = ci !== null && name !== null && birthDate !== null
  return isKnown ? { ci, name, birthDate, mobileNumber, mobileCarrier } : null
}
