import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { startEmbeddedPostgres } from 'embedded-database'
import { secretIn } from 'file-kit'
import type { Logger } from 'pino'
import { createPasses } from 'waiting-room/pass'
import type { Config } from './config.ts'
import { createQueueGate, type LineStates } from './contract/queue-gate.ts'
import { createFieldCipher, type FieldCipher } from './crypto/field-cipher.ts'
import { developmentFieldKeys } from './crypto/field-keys.ts'
import type { Dependencies } from './dependencies.ts'
import { createObjects } from './objects/create-object-store.ts'
import type { Sandbox } from './sandbox/index.ts'
import { connectServices } from './services/services.ts'
import { sessionSecret } from './session/session-key.ts'
import { createSessions } from './session/sessions.ts'
import { createApplicantLookup } from './stores/applicant-lookup.ts'
import { createApplicationStore } from './stores/application-store.ts'
import { createBusinessStore } from './stores/business-store.ts'
import { createCheckStore } from './stores/check-store.ts'
import { createCodeStore } from './stores/code-store.ts'
import { openDatabase, type Database } from './stores/database.ts'
import { createFileStore } from './stores/file-store.ts'
import { createPassUses } from './stores/pass-uses.ts'
import { createTokenStore } from './stores/token-store.ts'
import { createVerificationStore } from './stores/verification-store.ts'

/** Opens everything that the routes need, in the order in which it is needed. In the sandbox its clock and services count. */
export async function openDependencies(
  config: Config,
  log: Logger,
  sandbox: Sandbox | null,
  lineState?: LineStates,
): Promise<Dependencies> {
  const now = sandbox ? sandbox.clock.now : () => new Date()
  const server = await databaseServer(config, log)
  const database = openDatabase(server.databaseUrl, log, config.databaseTimeoutMs)
  const fields = createFieldCipher(config.fieldKeys ?? (await developmentFieldKeys(config.dataDir)))
  return {
    config,
    log,
    now,
    database,
    ...storesOn(database, fields, now),
    fields,
    sessions: createSessions(await sessionSecret(config), now),
    queueGate: createQueueGate({
      config,
      passes: createPasses({ secret: await queueSecret(config), now: () => Date.now() }),
      passUses: createPassUses({ database, fields, now }),
      lineState,
    }),
    ...(await createObjects(config, now)),
    ...connectServices(config, sandbox?.services, { now, fetch }),
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

/** What passes are signed with; with a key of its own this backend knows no pass of a waiting room elsewhere. */
async function queueSecret({ queueKey, dataDir }: Config): Promise<string> {
  return queueKey ?? secretIn(join(dataDir, 'queue-key'))
}

async function databaseServer({ databaseUrl, dataDir }: Config, log: Logger) {
  if (databaseUrl) return { databaseUrl, stop: async () => {} }
  return startEmbeddedPostgres(dataDir, log)
}
