import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { hasCode, secretIn, withLock } from 'file-kit'
import { clusterIn } from './cluster.ts'
import { becomeOwner } from './ownership.ts'
import { postgresAccount } from './postgres-account.ts'
import { postgresPrograms } from './postgres-programs.ts'
import { runningPostmaster } from './postmaster.ts'
import { connect, isConnectionLost, urlOf, type ServerAccess } from './server-access.ts'
import { controlOf, portOnceAnswering } from './server-control.ts'

export const DATABASE = 'delivery_support'
const DATABASE_EXISTS = '42P04'

export type EmbeddedPostgres = {
  databaseUrl: string
  stop: () => Promise<void>
}

/**
 * Runs the PostgreSQL that came with the packages on a cluster under `dataDir`, as root too. A server that a killed
 * backend has left running is taken over; there is never a second one on the same data.
 * Throws `DataFolderInUse`, `ClusterUnusable`, `NoPostgresAccount`, `NoEmbeddedPostgres` or `ProgramFailed`.
 */
export async function startEmbeddedPostgres(dataDir: string, log: Logger): Promise<EmbeddedPostgres> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const folder = await realpath(dataDir)
  try {
    return await startAndOwn(folder, log)
  } catch (error) {
    if (!isConnectionLost(error)) throw error
    // The backend before us was just stopping the server that it left running.
    return startAndOwn(folder, log)
  }
}

async function startAndOwn(dataDir: string, log: Logger): Promise<EmbeddedPostgres> {
  const onWait = () => log.info('another process is starting the database server; waiting')
  const server = await withLock(join(dataDir, 'postgres.lock'), () => startOrAdopt(dataDir, log), onWait)
  let isStopping = false
  await becomeOwner(server, dataDir, error => {
    if (!isStopping) log.error({ err: error }, 'the database server has ended')
  })
  return {
    databaseUrl: urlOf(server, DATABASE),
    stop() {
      isStopping = true
      return server.stop()
    },
  }
}

async function startOrAdopt(
  dataDir: string,
  log: Logger,
): Promise<ServerAccess & Pick<EmbeddedPostgres, 'stop'>> {
  const account = await postgresAccount()
  const { initdb, pgCtl } = await postgresPrograms(account)
  const password = await secretIn(join(dataDir, 'postgres.password'))
  const cluster = await clusterIn(dataDir, { initdb, account, password, log })
  const { start, stop } = controlOf(pgCtl, cluster, account)

  const found = await runningPostmaster(cluster)
  if (found) log.info({ cluster, pid: found.pid }, 'database server found running')
  const port = (found && (await portOnceAnswering(cluster, password))) ?? (await start())
  await createDatabase({ port, password })
  return { port, password, stop }
}

async function createDatabase(server: ServerAccess): Promise<void> {
  const client = await connect(server)
  try {
    await client.query(`create database ${DATABASE}`)
  } catch (error) {
    if (!hasCode(error, DATABASE_EXISTS)) throw error
  } finally {
    await client.end()
  }
}
