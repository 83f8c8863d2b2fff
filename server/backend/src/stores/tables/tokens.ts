import type { Generated } from 'kysely'

type SessionTokenTable = {
  tokenDigest: string
  /** The order in which tokens were created. */
  issued: Generated<string>
  sessionId: string
  applicationNumber: string
  ci: string
  businessNumber: string
  /** True once a call has used it. */
  isUsed: Generated<boolean>
  expiresAt: Date
}

type EndedSessionTable = {
  sessionId: string
  /** The time at which its last cookie would expire by itself. */
  forgetAt: Date
}

export type TokenTables = { sessionToken: SessionTokenTable; endedSession: EndedSessionTable }
