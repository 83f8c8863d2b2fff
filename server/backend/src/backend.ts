import type { Logger } from 'pino'
import { clearIncoming, type ServerPart } from 'server-kit'
import { registerBackend } from './app.ts'
import type { Config } from './config.ts'
import type { QueueLines } from './contract/queue-gate.ts'
import { toHttpError } from './contract/http-errors.ts'
import type { Dependencies } from './dependencies.ts'
import { cleanUp, requestsRunSince, startMaintenance, type Maintenance } from './maintenance.ts'
import { openDependencies } from './open-dependencies.ts'
import { createSandbox, seedCatalogue, type Sandbox } from './sandbox/index.ts'
import { readinessChecks } from './readiness/readiness-checks.ts'
import { isSuperuser, type Database } from './stores/database.ts'
import { assertSchema, migrate } from './stores/migrate.ts'
import { publishForms } from './uploads/public-forms.ts'

/** The backend, and its database for the other parts of a site. */
export type Backend = ServerPart & { database: Database }

/**
 * Opens the backend with every call of the contract and its database, which close with the server. `lines` is the
 * waiting room of the same process.
 */
export async function openBackend(config: Config, log: Logger, lines?: QueueLines): Promise<Backend> {
  const sandbox = config.sandbox ? createSandbox() : null
  return backendOn(await openDependencies(config, log, sandbox, lines), sandbox)
}

/** Returns the backend on these dependencies, which close with the server. */
export function backendOn(dependencies: Dependencies, sandbox: Sandbox | null): Backend {
  return {
    database: dependencies.database,
    toHttpError,
    readinessChecks: readinessChecks(dependencies),
    figures: () => dependencies.figures.read(dependencies.config.dataDir),
    prepare: () => prepare(dependencies),
    register(app) {
      registerBackend(app, dependencies, sandbox)
      let maintenance: Maintenance | undefined
      app.addHook('onListen', async () => void (maintenance = startMaintenance(dependencies)))
      app.addHook('onClose', async () => {
        await maintenance?.stop()
        await dependencies.close()
      })
    },
  }
}

/** Brings the data up to date before the first request. */
async function prepare(dependencies: Dependencies): Promise<void> {
  const { config, database, fields, log, objects, now } = dependencies
  if (await isSuperuser(database))
    log.warn('the account in DATABASE_URL is a superuser; one that owns the database is enough')
  if (config.scanAddress === null) log.warn('uploads are not scanned for malware, since SCAN_ADDRESS is off')
  await (config.migrates ? migrate(database) : assertSchema(database))
  await clearIncoming(config.dataDir, workingSince(dependencies))
  await cleanUp(dependencies, workingSince(dependencies))
  await publishForms(objects, config.cdnDir)
  if (config.sandbox) await seedCatalogue(database, fields, now())
}

// No other backend uses an embedded database, so no other backend is receiving files now.
function workingSince({ config, now }: Dependencies): Date {
  return config.databaseUrl ? requestsRunSince(now()) : now()
}
