import { hash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'
import type { Owner } from './applications/application-rows.ts'

/** Former tokens stay valid for this long after the first use of a new one, which other tabs have yet to receive. */
const FORMER_TOKEN_GRACE_SECONDS = 60
const LONGEST_SESSION_COOKIE_MS = 3_600_000

export type SessionOwner = Owner & { sessionId: string }

/** The part of this store that admission needs. */
export type TokenStore = {
  hasEnded(sessionId: string): Promise<boolean>
  belongsTo(token: string, owner: Owner): Promise<boolean>
}

type LiveToken = Selectable<Tables['sessionToken']>

/**
 * Creates a token of the session for an application, which extends the session. Former tokens stay valid until a minute
 * after the first use of the new one: a lost response or a second tab loses nothing. Returns null if the application is
 * not the owner's.
 */
export async function createToken(
  database: Database,
  { ci, businessNumber, sessionId }: SessionOwner,
  applicationNumber: string,
  expiresAt: Date,
): Promise<string | null> {
  const owner = { ci, businessNumber }
  if (!(await isTheirs(database, owner, applicationNumber))) return null
  const token = randomBytes(32).toString('base64url')
  const row = { ...owner, sessionId, applicationNumber, tokenDigest: digestOf(token), expiresAt }
  await database.insertInto('sessionToken').values(row).execute()
  return token
}

/** Returns the whole seconds until a token expires; 0 if it has expired, was replaced or never existed. */
export async function remainingSeconds(database: Database, token: string, now: Date): Promise<number> {
  const live = await liveToken(database, token, now)
  return live ? Math.ceil((live.expiresAt.getTime() - now.getTime()) / 1000) : 0
}

/** Returns true if a token is valid and is this owner's. Its first use ends former tokens a minute later. */
export async function isTokenOf(
  database: Database,
  token: string,
  { ci, businessNumber }: Owner,
  now: Date,
): Promise<boolean> {
  const live = await liveToken(database, token, now)
  if (live?.ci !== ci || live.businessNumber !== businessNumber) return false
  if (!live.isUsed) await replaceFormerTokens(database, live, secondsAfter(now, FORMER_TOKEN_GRACE_SECONDS))
  return true
}

/** Ends a session: its tokens and every copy of its cookies are void from now on. */
export async function endSession(database: Database, sessionId: string, now: Date): Promise<void> {
  const forgetAt = new Date(now.getTime() + LONGEST_SESSION_COOKIE_MS)
  await database
    .insertInto('endedSession')
    .values({ sessionId, forgetAt })
    .onConflict(conflict => conflict.column('sessionId').doNothing())
    .execute()
  await database.deleteFrom('sessionToken').where('sessionId', '=', sessionId).execute()
}

/** Returns true if a session was ended before its cookies expire. */
export async function hasEnded(database: Database, sessionId: string): Promise<boolean> {
  const ended = database.selectFrom('endedSession').select('sessionId').where('sessionId', '=', sessionId)
  return (await ended.executeTakeFirst()) !== undefined
}

/** Deletes tokens that have expired, and ended sessions whose cookies have. */
export async function pruneSessions(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('sessionToken').where('expiresAt', '<', now).execute()
  await database.deleteFrom('endedSession').where('forgetAt', '<', now).execute()
}

/** Returns the moment so many seconds later. */
export function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}

function liveToken(database: Database, token: string, now: Date): Promise<LiveToken | undefined> {
  return database
    .selectFrom('sessionToken')
    .selectAll()
    .where('tokenDigest', '=', digestOf(token))
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

// Until it is submitted, an application belongs to the person who was verified for its business.
async function isTheirs(
  database: Database,
  { ci, businessNumber }: Owner,
  applicationNumber: string,
): Promise<boolean> {
  const found = await database
    .selectFrom('application')
    .select('applicationNumber')
    .where('applicationNumber', '=', applicationNumber)
    .where('businessNumber', '=', businessNumber)
    .where(eb => eb.or([eb('applicantCi', '=', ci), eb('submittedAt', 'is', null)]))
    .executeTakeFirst()
  return found !== undefined
}

// Marked as used first: if the rest fails, former tokens live until their own end at most.
async function replaceFormerTokens(
  database: Database,
  { sessionId, issued, tokenDigest }: LiveToken,
  endOfFormer: Date,
): Promise<void> {
  await database
    .updateTable('sessionToken')
    .set({ isUsed: true })
    .where('tokenDigest', '=', tokenDigest)
    .execute()
  await database
    .updateTable('sessionToken')
    .set({ expiresAt: endOfFormer })
    .where('sessionId', '=', sessionId)
    .where('issued', '<', issued)
    .where('expiresAt', '>', endOfFormer)
    .execute()
}

// The table holds digests only, so that its readers cannot use a token.
function digestOf(token: string): string {
  return hash('sha256', token)
}
