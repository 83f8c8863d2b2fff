import type { ApplicationTables } from './tables/applications.ts'
import type { VerificationTables } from './tables/verifications.ts'
import type { ProofTables } from './tables/proofs.ts'
import type { QueuePassTables } from './tables/queue-passes.ts'
import type { ReleaseTables } from './tables/releases.ts'
import type { TokenTables } from './tables/tokens.ts'

export type { ApplicationStatus } from 'domain-rules/application'
export type { FiledTexts } from './tables/applications.ts'

/** The status of a submitted application, in the programme's own words (r§4); null on a draft. */
export { APPLICATION_STATUSES as applicationStatuses } from 'domain-rules/application'

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

export type Tables = {
  business: BusinessTable
} & TokenTables &
  ApplicationTables &
  VerificationTables &
  ProofTables &
  QueuePassTables &
  ReleaseTables
