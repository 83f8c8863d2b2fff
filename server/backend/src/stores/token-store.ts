import { createHash, randomBytes } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'
import type { Owner } from './applications/application-rows.ts'

/** How long the tokens before it still live once a new one has come with a call: other tabs have yet to learn of it. */
const FORMER_TOKEN_GRACE_SECONDS = 60
const LONGEST_SESSION_COOKIE_MS = 3_600_000

export type SessionOwner = Owner & { sessionId: string }

export type TokenStore = {
  /**
   * A new token of the session for an application: that is how a session is extended. The ones before it live on until
   * it has come with a call, and a minute longer, so that an answer that is lost and a tab that has not heard of it lose
   * nothing. Null when the application is not the owner's.
   */
  create(owner: SessionOwner, applicationNumber: string, seconds: number): Promise<string | null>
  /** Whole seconds that are left of a token; 0 for one that has run out, was replaced or never existed. */
  remainingSeconds(token: string): Promise<number>
  /** Whether a token lives and is this owner's. Being asked counts as its use. */
  belongsTo(token: string, owner: Owner): Promise<boolean>
  /** Ends a session: its tokens are void from now on, and so are its cookies, wherever a copy of them lies. */
  endSession(sessionId: string): Promise<void>
  hasEnded(sessionId: string): Promise<boolean>
}

type LiveToken = Selectable<Tables['sessionToken']>

export function createTokenStore(database: Database, now: () => Date): TokenStore {
  const after = (seconds: number) => new Date(now().getTime() + seconds * 1000)
  const liveToken = (token: string) =>
    database
      .selectFrom('sessionToken')
      .selectAll()
      .where('tokenDigest', '=', digestOf(token))
      .where('expiresAt', '>', now())
      .executeTakeFirst()

  return {
    async create({ ci, businessNumber, sessionId }, applicationNumber, seconds) {
      const owner = { ci, businessNumber }
      if (!(await isTheirs(database, owner, applicationNumber))) return null
      const token = randomBytes(32).toString('base64url')
      const facts = { applicationNumber, tokenDigest: digestOf(token), expiresAt: after(seconds) }
      await database
        .insertInto('sessionToken')
        .values({ ...owner, sessionId, ...facts })
        .execute()
      return token
    },
    async remainingSeconds(token) {
      const live = await liveToken(token)
      return live ? Math.ceil((live.expiresAt.getTime() - now().getTime()) / 1000) : 0
    },
    async belongsTo(token, { ci, businessNumber }) {
      const live = await liveToken(token)
      if (live?.ci !== ci || live.businessNumber !== businessNumber) return false
      if (!live.isUsed) await replaceFormerTokens(database, live, after(FORMER_TOKEN_GRACE_SECONDS))
      return true
    },
    async endSession(sessionId) {
      await rememberEnd(database, {
        sessionId,
        forgetAt: new Date(now().getTime() + LONGEST_SESSION_COOKIE_MS),
      })
      await database.deleteFrom('sessionToken').where('sessionId', '=', sessionId).execute()
    },
    async hasEnded(sessionId) {
      const ended = database.selectFrom('endedSession').select('sessionId').where('sessionId', '=', sessionId)
      return (await ended.executeTakeFirst()) !== undefined
    },
  }
}

/** Forgets the tokens that have run out, and the ended sessions whose cookies have. */
export async function pruneSessions(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('sessionToken').where('expiresAt', '<', now).execute()
  await database.deleteFrom('endedSession').where('forgetAt', '<', now).execute()
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

// Marked first: should the rest fail, the former ones only live until their own end.
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

async function rememberEnd(database: Database, ended: Insertable<Tables['endedSession']>): Promise<void> {
  await database
    .insertInto('endedSession')
    .values(ended)
    .onConflict(conflict => conflict.column('sessionId').doNothing())
    .execute()
}

// The table holds no token itself: a reader of it cannot use one.
function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
