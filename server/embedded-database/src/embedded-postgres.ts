import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { hasCode, secretIn, withLock } from 'file-kit'
import { APPLICATION_ROLE, prepareRole } from './application-role.ts'
import { clusterIn } from './cluster.ts'
import { DATABASE, connect, onceMoreIfLost, urlOf, type ServerAccess } from './server-access.ts'
import { keepRunning, type OwnedServer } from './keep-running.ts'
import { becomeOwner } from './ownership.ts'
import { postgresAccount } from './postgres-account.ts'
import { postgresPrograms } from './postgres-programs.ts'
import { runningPostmaster } from './postmaster.ts'
import { controlOf, portOnceAnswering } from './server-control.ts'

const DATABASE_EXISTS = '42P04'

export type EmbeddedPostgres = {
  /** For a role that owns the database and is no superuser. */
  databaseUrl: string
  stop: () => Promise<void>
}

/**
 * Runs the PostgreSQL of the packages on a cluster under `dataDir`, as root too. Takes over a server that a killed
 * backend has left running; there is never a second one on the same data. A server that ends is started again on the
 * same port, so the address stays the same.
 * Throws `DataFolderInUse`, `ClusterUnusable`, `NoPostgresAccount`, `NoEmbeddedPostgres` or `ProgramFailed`.
 */
export async function startEmbeddedPostgres(dataDir: string, log: Logger): Promise<EmbeddedPostgres> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const folder = await realpath(dataDir)
  // A previous backend may just be stopping the server that it left running.
  const server = await onceMoreIfLost(() => startAndOwn(folder, log))
  const restart = () => startAndOwn(folder, log, server.port)
  const { port, rolePassword: password } = server
  const databaseUrl = urlOf({ port, password }, DATABASE, APPLICATION_ROLE)
  return { databaseUrl, stop: keepRunning(server, restart, log) }
}

type StartedServer = ServerAccess & Pick<EmbeddedPostgres, 'stop'> & { rolePassword: string }
type RunningServer = StartedServer & OwnedServer

async function startAndOwn(dataDir: string, log: Logger, port?: number): Promise<RunningServer> {
  const onWait = () => log.info('another process is starting the database server; waiting')
  const server = await withLock(
    join(dataDir, 'postgres.lock'),
    () => startOrAdopt(dataDir, log, port),
    onWait,
  )
  return { ...server, ...(await becomeOwner(server, dataDir)) }
}

async function startOrAdopt(dataDir: string, log: Logger, usualPort?: number): Promise<StartedServer> {
  const account = await postgresAccount()
  const { initdb, pgCtl } = await postgresPrograms(account)
  const password = await secretIn(join(dataDir, 'postgres.password'))
  const cluster = await clusterIn(dataDir, { initdb, account, password, log })
  const { start, stop } = controlOf(pgCtl, cluster, account)

  const found = await runningPostmaster(cluster)
  if (found) log.info({ cluster, pid: found.pid }, 'database server found running')
  const port = (found && (await portOnceAnswering(cluster, password))) ?? (await start(usualPort))
  await createDatabase({ port, password })
  const rolePassword = await secretIn(join(dataDir, 'postgres.role-password'))
  await prepareRole({ port, password }, rolePassword)
  return { port, password, rolePassword, stop }
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
