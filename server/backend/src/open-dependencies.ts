import { join } from 'node:path'
import { startEmbeddedPostgres } from 'embedded-database'
import { secretIn } from 'file-kit'
import type { Logger } from 'pino'
import { createPasses } from 'waiting-room/pass'
import type { Config } from './config.ts'
import { createModeRefusals } from './contract/refuse-in-mode.ts'
import { createQueueGate, type QueueLines } from './contract/queue-gate.ts'
import { createFieldCipher } from './crypto/field-cipher.ts'
import { developmentFieldKeys } from './crypto/field-keys.ts'
import type { Dependencies } from './dependencies.ts'
import { BackendFigures } from './figures/backend-figures.ts'
import { watchedObjects } from './figures/watched-objects.ts'
import { createObjects } from './objects/create-object-store.ts'
import type { Sandbox } from './sandbox/index.ts'
import { createClamd } from './scanner/clamd.ts'
import { connectServices } from './services/services.ts'
import { createSessions } from './session/sessions.ts'
import { hasFiled } from './stores/applicant-lookup.ts'
import { openDatabase } from './stores/database.ts'
import { readSiteMode } from './stores/site-mode.ts'
import { createPassUses } from './stores/pass-uses.ts'
import { hasEnded, isTokenOf } from './stores/token-store.ts'

/** Opens everything that the routes need. The sandbox replaces the clock and the services outside. */
export async function openDependencies(
  config: Config,
  log: Logger,
  sandbox: Sandbox | null,
  lines?: QueueLines,
): Promise<Dependencies> {
  const now = sandbox ? sandbox.clock.now : () => new Date()
  const generatedKey = (name: string) => secretIn(join(config.dataDir, name))
  const server = await databaseServer(config, log)
  const figures = new BackendFigures()
  const database = openDatabase(server.databaseUrl, log, config.databaseTimeoutMs, figures)
  const { objects, ownObjects } = await createObjects(config, now)
  const fields = createFieldCipher(config.fieldKeys ?? (await developmentFieldKeys(config.dataDir)))
  return {
    config,
    log,
    figures,
    now,
    database,
    tokens: {
      hasEnded: sessionId => hasEnded(database, sessionId),
      belongsTo: (token, owner) => isTokenOf(database, token, owner, now()),
    },
    fields,
    sessions: createSessions(config.sessionKey ?? (await generatedKey('session-key')), now),
    queueGate: createQueueGate({
      config,
      passes: createPasses({
        secret: config.queueKey ?? (await generatedKey('queue-key')),
        now: () => Date.now(),
      }),
      passUses: createPassUses({ database, fields, now }),
      lines,
      hasFiled: applicant => hasFiled(database, applicant),
    }),
    scanner: config.scanAddress ? createClamd(config.scanAddress, () => new Date(), figures) : null,
    objects: watchedObjects(objects, figures.objectCalls),
    ownObjects,
    refuseInMode: createModeRefusals(() => readSiteMode(database)),
    // Signatures need the real time, also while a tester has set the clock.
    ...connectServices(config.connections, sandbox?.services, { now: () => new Date(), fetch, figures }),
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
