import type { Insertable, Selectable } from 'kysely'
import {
  hasSucceeded,
  VERIFICATION_SECONDS,
  type Outcome,
  type SucceededVerification,
  type Verification,
  type VerificationRequest,
  type VerifiedPerson,
} from '../verification/verification.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

const KEPT_AFTER_EXPIRY_MS = 24 * 60 * 60_000
const LISTED_AT_MOST = 100

export type VerificationStore = {
  start(request: VerificationRequest): Promise<Verification>
  /** The record that a cookie names, unless it has expired. */
  find(id: string): Promise<Verification | null>
  /** The record that a provider names, unless it has expired. */
  findTransaction(transactionId: string): Promise<Verification | null>
  /** Writes the provider's answer down, once: null when the record is unknown, has expired or is finished already. */
  complete(transactionId: string, outcome: Outcome): Promise<Verification | null>
  /** The record behind a cookie, if it has succeeded for this business and has not expired (AMB-111). */
  succeededFor(id: string, businessNumber: string): Promise<SucceededVerification | null>
  /** Counts for nothing from now on. */
  expire(id: string): Promise<void>
  /** The newest that wait for their person. */
  running(): Promise<Verification[]>
}

type Needed = { database: Database; now: () => Date; newId: () => string }

export function createVerificationStore({ database, now, newId }: Needed): VerificationStore {
  return { start, find, findTransaction, complete, succeededFor, expire, running }

  async function start(request: VerificationRequest): Promise<Verification> {
    await forgetExpired()
    const row = { ...request, ...newRow() }
    return verificationOf(
      await database.insertInto('verification').values(row).returningAll().executeTakeFirstOrThrow(),
    )
  }

  async function find(id: string): Promise<Verification | null> {
    const row = await unexpired().where('id', '=', id).executeTakeFirst()
    return row ? verificationOf(row) : null
  }

  async function findTransaction(transactionId: string): Promise<Verification | null> {
    const row = await unexpired().where('transactionId', '=', transactionId).executeTakeFirst()
    return row ? verificationOf(row) : null
  }

  async function complete(transactionId: string, outcome: Outcome): Promise<Verification | null> {
    const person = outcome.state === 'succeeded' ? outcome.person : {}
    const row = await database
      .updateTable('verification')
      .set({ ...person, state: outcome.state, completedAt: now() })
      .where('transactionId', '=', transactionId)
      .where('state', '=', 'running')
      .where('expiresAt', '>', now())
      .returningAll()
      .executeTakeFirst()
    return row ? verificationOf(row) : null
  }

  async function succeededFor(id: string, businessNumber: string): Promise<SucceededVerification | null> {
    const verification = await find(id)
    const isForBusiness = verification?.businessNumber === businessNumber
    return verification && isForBusiness && hasSucceeded(verification) ? verification : null
  }

  async function expire(id: string): Promise<void> {
    await database
      .updateTable('verification')
      .set({ expiresAt: now() })
      .where('id', '=', id)
      .where('expiresAt', '>', now())
      .execute()
  }

  async function running(): Promise<Verification[]> {
    const rows = unexpired().where('state', '=', 'running').orderBy('expiresAt', 'desc')
    return (await rows.limit(LISTED_AT_MOST).execute()).map(verificationOf)
  }

  function unexpired() {
    return database.selectFrom('verification').selectAll().where('expiresAt', '>', now())
  }

  function newRow(): Pick<Insertable<Tables['verification']>, 'id' | 'transactionId' | 'state' | Times> {
    const createdAt = now()
    const expiresAt = new Date(createdAt.getTime() + VERIFICATION_SECONDS * 1_000)
    return { id: newId(), transactionId: newId(), state: 'running', createdAt, expiresAt }
  }

  // Personal data is not kept longer than it can be of use: a session that lives needs the name that it began with.
  async function forgetExpired(): Promise<void> {
    const longAgo = new Date(now().getTime() - KEPT_AFTER_EXPIRY_MS)
    await database
      .deleteFrom('verification')
      .where('expiresAt', '<', longAgo)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('sessionToken')
              .select('sessionToken.tokenDigest')
              .whereRef('sessionToken.ci', '=', 'verification.ci')
              .whereRef('sessionToken.businessNumber', '=', 'verification.businessNumber')
              .where('sessionToken.expiresAt', '>', now()),
          ),
        ),
      )
      .execute()
  }
}

type Times = 'createdAt' | 'expiresAt'

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
