import type { Generated } from 'kysely'
import type { ApplicationTables } from './tables/applications.ts'
import type { VerificationTables } from './tables/verifications.ts'
import type { ProofTables } from './tables/proofs.ts'
import type { SiteMode } from './site-mode.ts'
import type { ReleaseTables } from './tables/releases.ts'

export type { ApplicationStatus } from 'domain-rules/application'
export type { FiledTexts } from './tables/applications.ts'

/** '0' is a corporation, '1' an individual (mngFrGb). */
export type ManagementType = '0' | '1'

type BusinessTable = {
  businessNumber: string
  managementType: ManagementType
  taxStatus: string | null
  taxErrorCode: string | null
  taxType: string | null
  checkedAt: Date
}

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

type QueuePassUseTable = {
  /** The id of the turn, which reveals nothing about its key. */
  turn: string
  call: string
  /** A keyed digest of the request and its sender. */
  requestHash: string
  usedAt: Date
}

type SavedDraftTable = {
  /** A keyed digest of person and business. */
  owner: string
  content: string
  savedAt: Date
  expiresAt: Date
}

/** A table of one row: `isIt` is its key, and always true. */
type SiteModeTable = { isIt: Generated<boolean>; mode: SiteMode }

export type Tables = {
  business: BusinessTable
  sessionToken: SessionTokenTable
  endedSession: EndedSessionTable
  queuePassUse: QueuePassUseTable
  savedDraft: SavedDraftTable
  siteMode: SiteModeTable
} & ApplicationTables &
  VerificationTables &
  ProofTables &
  ReleaseTables
