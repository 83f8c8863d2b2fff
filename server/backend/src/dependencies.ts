import { randomBytes } from 'node:crypto'
import { QUEUE_ACTIONS, QUEUE_SERVICE } from 'domain-rules/queue'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { createFieldCipher, type FieldCipher } from './crypto/field-cipher.ts'
import { developmentFieldKeys } from './crypto/field-keys.ts'
import { startEmbeddedPostgres } from './database/embedded-postgres.ts'
import { createObjects, type Objects } from './objects/create-object-store.ts'
import { createOutside, type Outside } from './outside/outside.ts'
import { createRegistryReader, type RegistryReader } from 'remote-registry/releases'
import type { ReadinessChecks } from './routes/readiness.ts'
import { createClock, type Clock } from './sandbox/clock.ts'
import { createFaultPlan, type FaultPlan } from './sandbox/fault-plan.ts'
import { sessionSecret } from './session/session-key.ts'
import { createSessions, type Sessions } from './session/sessions.ts'
import { createTokenStore, type TokenStore } from './session/token-store.ts'
import { siteConfigFor, type SiteConfig } from './site-config.ts'
import { createApplicationStore, type ApplicationStore } from './stores/application-store.ts'
import { createCodeStore, type CodeStore } from './stores/code-store.ts'
import { createBusinessStore, type BusinessStore } from './stores/business-store.ts'
import { openDatabase, pingDatabase, type Database } from './stores/database.ts'
import { createFileStore, type FileStore } from './stores/file-store.ts'
import type { WaitingRoom } from './waiting-room/answer-question.ts'
import { createMemoryLines } from './waiting-room/memory-lines.ts'

export type Dependencies = Objects &
  Outside & {
    config: Config
    log: Logger
    database: Database
    clock: Clock
    /** The clock's time; every rule goes by it. */
    now: () => Date
    businesses: BusinessStore
    applications: ApplicationStore
    files: FileStore
    codes: CodeStore
    /** Seals what only the back office may read. */
    fields: FieldCipher
    sessions: Sessions
    tokens: TokenStore
    readRegistry: RegistryReader
    siteConfig: SiteConfig
    waiting: WaitingRoom
    faults: FaultPlan
    readinessChecks: ReadinessChecks
    /** Gives back what was opened: connections first, then the database server, if it is ours. */
    close: () => Promise<void>
  }

const newTicketKey = () => randomBytes(32).toString('hex').toUpperCase()

/** Everything that the routes lean on, opened in the order in which it is needed. */
export async function createDependencies(config: Config, log: Logger): Promise<Dependencies> {
  const server = await databaseServer(config, log)
  const database = openDatabase(server.databaseUrl, log)
  const fields = createFieldCipher(config.fieldKeys ?? (await developmentFieldKeys(config.dataDir)))
  const siteConfig = siteConfigFor(config)
  const clock = createClock()
  const { now } = clock
  const readRegistry = createRegistryReader(config.dataDir)
  return {
    config,
    log,
    database,
    clock,
    now,
    businesses: createBusinessStore(database, now),
    applications: createApplicationStore(database),
    files: createFileStore(database, now),
    codes: createCodeStore(database),
    fields,
    sessions: createSessions(await sessionSecret(config), now),
    tokens: createTokenStore(database, now),
    ...(await createObjects(config, now)),
    ...createOutside({ config, database, fields, now }),
    readRegistry,
    siteConfig,
    waiting: createWaitingRoom(siteConfig),
    faults: createFaultPlan(),
    readinessChecks: { database: () => pingDatabase(database), registry: readRegistry },
    async close() {
      await database.destroy()
      await server.stop()
    },
  }
}

async function databaseServer({ databaseUrl, dataDir }: Config, log: Logger) {
  if (databaseUrl) return { databaseUrl, stop: async () => {} }
  return startEmbeddedPostgres(dataDir, log)
}

function createWaitingRoom({ queue }: SiteConfig): WaitingRoom {
  const actions = { ...QUEUE_ACTIONS, ...queue?.actions }
  const lines = createMemoryLines({
    actions: Object.values(actions),
    // Whoever waits in line must not be moved by a clock that is set.
    now: () => performance.now(),
    newKey: newTicketKey,
  })
  return { lines, service: queue?.service_id ?? QUEUE_SERVICE, actions }
}
