import { randomUUID } from 'node:crypto'
import { startEmbeddedPostgres } from 'embedded-database'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { createFieldCipher, type FieldCipher } from './crypto/field-cipher.ts'
import { developmentFieldKeys } from './crypto/field-keys.ts'
import { createObjects, type Objects } from './objects/create-object-store.ts'
import { createSandbox, type Sandbox } from './sandbox/index.ts'
import { connectServices, type Services } from './services/services.ts'
import { sessionSecret } from './session/session-key.ts'
import { createSessions, type Sessions } from './session/sessions.ts'
import { createApplicantLookup, type ApplicantLookup } from './stores/applicant-lookup.ts'
import { createApplicationStore, type ApplicationStore } from './stores/application-store.ts'
import { createBusinessStore, type BusinessStore } from './stores/business-store.ts'
import { createCheckStore, type CheckStore } from './stores/check-store.ts'
import { createCodeStore, type CodeStore } from './stores/code-store.ts'
import { openDatabase, type Database } from './stores/database.ts'
import { createFileStore, type FileStore } from './stores/file-store.ts'
import { createTokenStore, type TokenStore } from './stores/token-store.ts'
import { createVerificationStore, type VerificationStore } from './stores/verification-store.ts'

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
    sandbox: Sandbox | null
    /** Gives back what was opened: connections first, then the database server, if it is ours. */
    close: () => Promise<void>
  }

/** Everything that the routes need, opened in the order in which it is needed. */
export async function openDependencies(config: Config, log: Logger): Promise<Dependencies> {
  const sandbox = config.sandbox ? createSandbox() : null
  const now = sandbox ? sandbox.clock.now : () => new Date()
  const server = await databaseServer(config, log)
  const database = openDatabase(server.databaseUrl, log)
  const fields = createFieldCipher(config.fieldKeys ?? (await developmentFieldKeys(config.dataDir)))
  return {
    config,
    log,
    now,
    database,
    ...storesOn(database, fields, now),
    fields,
    sessions: createSessions(await sessionSecret(config), now),
    ...(await createObjects(config, now)),
    ...connectServices(config, sandbox?.services, { now, fetch }),
    sandbox,
    async close() {
      await database.destroy()
      await server.stop()
    },
  }
}

function storesOn(database: Database, fields: FieldCipher, now: () => Date) {
  return {
    applicants: createApplicantLookup(database),
    applications: createApplicationStore(database),
    businesses: createBusinessStore(database, now),
    checks: createCheckStore({ database, cipher: fields, now }),
    codes: createCodeStore(database),
    files: createFileStore(database, now),
    tokens: createTokenStore(database, now),
    verifications: createVerificationStore({ database, now, newId: randomUUID }),
  }
}

async function databaseServer({ databaseUrl, dataDir }: Config, log: Logger) {
  if (databaseUrl) return { databaseUrl, stop: async () => {} }
  return startEmbeddedPostgres(dataDir, log)
}
