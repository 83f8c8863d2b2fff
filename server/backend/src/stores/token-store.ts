import { createHash, randomBytes } from 'node:crypto'
import type { Database } from './database.ts'
import type { Owner } from './applications/application-rows.ts'

export type TokenStore = {
  /**
   * A new token of the owner for an application. It takes the place of the one before, which is worth nothing from
   * then on: that is how a session is extended. Null when the application is not the owner's.
   */
  create(owner: Owner, applicationNumber: string, seconds: number): Promise<string | null>
  /** Whole seconds that are left of a token; 0 for one that has run out, was replaced or never existed. */
  remainingSeconds(token: string): Promise<number>
  /** Whether a token lives and is this owner's. */
  belongsTo(token: string, owner: Owner): Promise<boolean>
}

export function createTokenStore(database: Database, now: () => Date): TokenStore {
  const liveToken = (token: string) =>
    database
      .selectFrom('sessionToken')
      .select(['ci', 'businessNumber', 'expiresAt'])
      .where('tokenDigest', '=', digestOf(token))
      .where('expiresAt', '>', now())
      .executeTakeFirst()

  return {
    async create(owner, applicationNumber, seconds) {
      if (!(await isTheirs(database, owner, applicationNumber))) return null
      const token = randomBytes(32).toString('base64url')
      const expiresAt = new Date(now().getTime() + seconds * 1000)
      await replaceToken(database, owner, { applicationNumber, tokenDigest: digestOf(token), expiresAt })
      return token
    },
    async remainingSeconds(token) {
      const live = await liveToken(token)
      return live ? Math.ceil((live.expiresAt.getTime() - now().getTime()) / 1000) : 0
    },
    async belongsTo(token, { ci, businessNumber }) {
      const live = await liveToken(token)
      return live?.ci === ci && live.businessNumber === businessNumber
    },
  }
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

type TokenFacts = { applicationNumber: string; tokenDigest: string; expiresAt: Date }

async function replaceToken(
  database: Database,
  { ci, businessNumber }: Owner,
  { applicationNumber, ...facts }: TokenFacts,
): Promise<void> {
  await database
    .insertInto('sessionToken')
    .values({ applicationNumber, ci, businessNumber, ...facts })
    .onConflict(conflict => conflict.columns(['applicationNumber', 'ci']).doUpdateSet(facts))
    .execute()
}

// The table holds no token itself: a reader of it cannot use one.
function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
