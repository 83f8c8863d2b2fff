import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { QueueGate } from './contract/queue-gate.ts'
import type { RefuseInMode } from './contract/refuse-in-mode.ts'
import type { FieldCipher } from './crypto/field-cipher.ts'
import type { BackendFigures } from './figures/backend-figures.ts'
import type { Objects } from './objects/create-object-store.ts'
import type { Scanner } from './scanner/scanner.ts'
import type { Services } from './services/services.ts'
import type { Sessions } from './session/sessions.ts'
import type { Database } from './stores/database.ts'
import type { TokenStore } from './stores/token-store.ts'

/** Everything that the routes need; `openDependencies` opens it. */
export type Dependencies = Objects &
  Services & {
    config: Config
    log: Logger
    figures: BackendFigures
    /** The clock. The sandbox replaces it. */
    now: () => Date
    database: Database
    tokens: TokenStore
    /** Encrypts fields that only the back office may read. */
    fields: FieldCipher
    sessions: Sessions
    /** Scans uploads for malware; null if scanning is off. */
    scanner: Scanner | null
    queueGate: QueueGate
    refuseInMode: RefuseInMode
    /** Closes the connections, then the database server if this process has started it. */
    close: () => Promise<void>
  }
