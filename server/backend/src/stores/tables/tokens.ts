import type { Generated } from 'kysely'

type SessionTokenTable = {
  tokenDigest: string
  /** The order in which tokens were given. */
  issued: Generated<string>
  sessionId: string
  applicationNumber: string
  ci: string
  businessNumber: string
  /** Whether a call has come with it. */
  isUsed: Generated<boolean>
  expiresAt: Date
}

type EndedSessionTable = {
  sessionId: string
  /** When its last cookie would have run out by itself. */
  forgetAt: Date
}

export type TokenTables = {
  sessionToken: SessionTokenTable
  endedSession: EndedSessionTable
}
