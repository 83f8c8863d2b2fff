import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { QueueGate } from './contract/queue-gate.ts'
import type { FieldCipher } from './crypto/field-cipher.ts'
import type { Objects } from './objects/create-object-store.ts'
import type { Services } from './services/services.ts'
import type { Sessions } from './session/sessions.ts'
import type { ApplicantLookup } from './stores/applicant-lookup.ts'
import type { ApplicationStore } from './stores/application-store.ts'
import type { BusinessStore } from './stores/business-store.ts'
import type { CheckStore } from './stores/check-store.ts'
import type { CodeStore } from './stores/code-store.ts'
import type { Database } from './stores/database.ts'
import type { FileStore } from './stores/file-store.ts'
import type { TokenStore } from './stores/token-store.ts'
import type { VerificationStore } from './stores/verification-store.ts'

/** Everything that the routes need; each takes what it uses. */
export type Dependencies = Objects &
  Services & {
    config: Config
    log: Logger
    /** Every rule goes by it. */
    now: () => Date
    database: Database
    applicants: ApplicantLookup
    applications: ApplicationStore
    businesses: BusinessStore
    checks: CheckStore
    codes: CodeStore
    files: FileStore
    tokens: TokenStore
    verifications: VerificationStore
    /** Encrypts what only the back office may read. */
    fields: FieldCipher
    sessions: Sessions
    queueGate: QueueGate
    /** Gives back what was opened: connections first, then the database server, if it is ours. */
    close: () => Promise<void>
  }
