import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { clearIncoming } from './contract/incoming-folder.ts'
import { createDependencies, type Dependencies } from './dependencies.ts'
import { publishMissing } from 'remote-registry/releases'
import { seedTestApplications } from './sandbox/seed.ts'
import { migrate } from './stores/database.ts'
import { publishForms } from './uploads/public-forms.ts'
import { requestsRunSince, startUpkeep, tidyUp, type Upkeep } from './upkeep.ts'

const LAST_REQUESTS_MAY_TAKE_MS = 10_000

export type Backend = {
  /** Where the site is, `http://localhost:8080`. */
  address: string
  stop(): Promise<void>
}

/** Opens everything, brings data and releases up to date, and listens. What was opened is closed again when it fails. */
export async function startBackend(config: Config, log: Logger): Promise<Backend> {
  const dependencies = await createDependencies(config, log)
  try {
    await prepare(dependencies)
    const app = createApp(dependencies)
    const address = await listen(app, config)
    const upkeep = startUpkeep(dependencies)
    return { address, stop: () => stop(app, upkeep, dependencies) }
  } catch (error) {
    await dependencies.close()
    throw error
  }
}

async function prepare(dependencies: Dependencies): Promise<void> {
  const { config, database, fields, objects, now, log } = dependencies
  await migrate(database)
  await clearIncoming(config.dataDir, atWorkSince(dependencies))
  await tidyUp(dependencies, atWorkSince(dependencies))
  await publishForms(objects, config.cdnDir)
  if (config.sandbox) await seedTestApplications(database, fields, now())
  const published = await publishMissing({ dataDir: config.dataDir, distDirs: config.firstReleases })
  for (const { name, version } of published) log.info({ name, version }, 'first release published')
}

// A database of our own has no other backend that might be receiving something at this very moment.
function atWorkSince({ config, now }: Dependencies): Date {
  return config.databaseUrl ? requestsRunSince(now()) : now()
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  const taken = new URL(await app.listen({ host, port })).port
  const name = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host
  return `http://${name}:${taken}`
}

/** Answers what has been asked, takes nothing new, and ends what takes too long. */
async function stop(app: FastifyInstance, upkeep: Upkeep, { close }: Dependencies): Promise<void> {
  const answered = app.close()
  const impatience = new AbortController()
  const tooLate = wait(LAST_REQUESTS_MAY_TAKE_MS, undefined, { signal: impatience.signal }).then(
    () => app.server.closeAllConnections(),
    () => undefined,
  )
  await answered
  impatience.abort()
  await tooLate
  await upkeep.stop()
  await close()
}
