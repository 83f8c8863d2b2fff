import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { startEmbeddedPostgres } from './database/embedded-postgres.ts'
import { createSandboxTaxOffice } from './outside/tax-office/sandbox-tax-office.ts'
import { TaxOfficeUnavailable, type TaxOffice } from './outside/tax-office/tax-office.ts'
import { createRegistryReader, type RegistryReader } from './releases/registry-file.ts'
import type { ReadinessChecks } from './routes/readiness.ts'
import { createFaultPlan, type FaultPlan } from './sandbox/fault-plan.ts'
import { siteConfigFor, type SiteConfig } from './site-config.ts'
import { createApplicationStore, type ApplicationStore } from './stores/application-store.ts'
import { createBusinessStore, type BusinessStore } from './stores/business-store.ts'
import { openDatabase, pingDatabase, type Database } from './stores/database.ts'
import type { WaitingRoom } from './waiting-room/answer-question.ts'
import { createTickets } from './waiting-room/tickets.ts'

export type Dependencies = {
  config: Config
  log: Logger
  database: Database
  now: () => Date
  businesses: BusinessStore
  applications: ApplicationStore
  taxOffice: TaxOffice
  readRegistry: RegistryReader
  siteConfig: SiteConfig
  waiting: WaitingRoom
  faults: FaultPlan
  readinessChecks: ReadinessChecks
  /** Gives back what was opened: connections first, then the database server, if it is ours. */
  close: () => Promise<void>
}

const now = () => new Date()
const newTicketKey = () => randomBytes(32).toString('hex').toUpperCase()

/** Everything that the routes lean on, opened in the order in which it is needed. */
export async function createDependencies(config: Config, log: Logger): Promise<Dependencies> {
  const server = await databaseServer(config, log)
  const database = openDatabase(server.databaseUrl, log)
  const siteConfig = siteConfigFor(config)
  const readRegistry = createRegistryReader(config.dataDir)
  return {
    config,
    log,
    database,
    now,
    businesses: createBusinessStore(database, now),
    applications: createApplicationStore(database),
    taxOffice: config.sandbox ? createSandboxTaxOffice(wait) : noTaxOffice,
    readRegistry,
    siteConfig,
    waiting: waitingRoomFor(siteConfig),
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

function waitingRoomFor({ queue }: SiteConfig): WaitingRoom {
  return {
    tickets: createTickets(now, newTicketKey),
    service: queue.service_id,
    actions: Object.values(queue.actions),
  }
}

/** Without the sandbox nobody answers for the tax office yet. */
const noTaxOffice: TaxOffice = {
  lookUp: async () => {
    throw new TaxOfficeUnavailable('No tax office is connected.')
  },
}
