import { mkdir, realpath } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Logger } from 'pino'
import { hasCode } from '../files/error-code.ts'
import { withFileLock } from '../files/file-lock.ts'
import { clusterIn, ClusterUnusable, DATABASE_USER } from './cluster.ts'
import { passwordIn } from './password-file.ts'
import { postgresAccount, type Account } from './postgres-account.ts'
import { postgresPrograms } from './postgres-programs.ts'
import { runningPostmaster } from './postmaster.ts'
import { runProgram } from './run-program.ts'

const DATABASE = 'delivery_support'
const MAINTENANCE_DATABASE = 'postgres'
const START_TIMEOUT_S = 60
const ASK_AGAIN_AFTER_MS = 50
const FORMER_OWNER_MAY_TAKE_MS = 3_000
const OWNER_LOCK = 2025

const NOT_ANSWERING_YET = ['ECONNREFUSED', 'ECONNRESET', '57P03']
const DATABASE_EXISTS = '42P04'
const WRONG_PASSWORD = '28P01'

export type EmbeddedPostgres = {
  databaseUrl: string
  stop: () => Promise<void>
}

/** Another backend runs on the same data folder. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse'
}

/**
 * Runs the PostgreSQL that came with the packages on a cluster under `dataDir`, as root too. A server that a killed
 * backend has left running is taken over; there is never a second one on the same data.
 * Throws `DataFolderInUse`, `ClusterUnusable`, `NoPostgresAccount`, `NoEmbeddedPostgres` or `ProgramFailed`.
 */
export async function startEmbeddedPostgres(dataDir: string, log: Logger): Promise<EmbeddedPostgres> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const folder = await realpath(dataDir)
  const server = await withFileLock(join(folder, 'postgres.lock'), () => startOrAdopt(folder, log))
  const owner = await becomeOwner(server, folder, log)
  return {
    databaseUrl: urlOf(server, DATABASE),
    async stop() {
      await owner.end()
      await server.stop()
    },
  }
}

type Access = { port: number; password: string }
type Server = Access & { stop: () => Promise<void> }

async function startOrAdopt(dataDir: string, log: Logger): Promise<Server> {
  const account = await postgresAccount()
  const { initdb, pgCtl } = await postgresPrograms(account)
  const password = await passwordIn(join(dataDir, 'postgres.password'))
  const cluster = await clusterIn(dataDir, { initdb, account, password, log })
  const control = controlOf(pgCtl, cluster, account)

  const found = await runningPostmaster(cluster)
  if (found) log.info({ cluster, pid: found.pid }, 'database server found running')
  const port = (found && (await portOnceAnswering(cluster, password))) ?? (await control.start())
  await createDatabase({ port, password })
  return { port, password, stop: control.stop }
}

function controlOf(pgCtl: string, cluster: string, account: Account | undefined) {
  const common = ['--pgdata', cluster, '--wait', '--timeout', String(START_TIMEOUT_S), '--silent']
  return {
    // Somebody may take the free port first, or the last children of a killed server may take a moment to end.
    start: () => startOnce().catch(startOnce),
    stop: stopIfRunning,
  }

  async function stopIfRunning(): Promise<void> {
    if (!(await runningPostmaster(cluster))) return
    await runProgram(pgCtl, ['stop', ...common, '--mode', 'fast'], account)
  }

  async function startOnce(): Promise<number> {
    const port = await freePort()
    const log = join(cluster, 'server.log')
    await runProgram(pgCtl, ['start', ...common, '--log', log, '--options', `-p ${port}`], account)
    return port
  }
}

/** Waits for a server that is starting or recovering; null when it was stopping instead, and has. */
async function portOnceAnswering(cluster: string, password: string): Promise<number | null> {
  const deadline = performance.now() + START_TIMEOUT_S * 1_000
  for (;;) {
    const postmaster = await runningPostmaster(cluster)
    if (!postmaster) return null
    if (await answers({ port: postmaster.port, password })) return postmaster.port
    if (performance.now() > deadline) {
      throw new ClusterUnusable(
        `The database server ${postmaster.pid} runs on ${cluster} and does not answer.`,
      )
    }
    await wait(ASK_AGAIN_AFTER_MS)
  }
}

async function answers(server: Access): Promise<boolean> {
  try {
    await (await connect(server)).end()
    return true
  } catch (error) {
    if (hasCode(error, ...NOT_ANSWERING_YET)) return false
    throw error
  }
}

/** Holds a lock inside the server for as long as this process lives; the server notices by itself when it is killed. */
async function becomeOwner(server: Server, dataDir: string, log: Logger): Promise<Client> {
  const client = await connect(server)
  client.on('error', error => log.error({ err: error }, 'database server lost'))
  const deadline = performance.now() + FORMER_OWNER_MAY_TAKE_MS
  while (!(await tryToLock(client))) {
    if (performance.now() > deadline) {
      await client.end()
      throw new DataFolderInUse(`Another backend runs on ${dataDir}. Stop it, or choose another DATA_DIR.`)
    }
    await wait(ASK_AGAIN_AFTER_MS)
  }
  return client
}

async function tryToLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
    OWNER_LOCK,
  ])
  return rows[0]?.locked === true
}

async function createDatabase(server: Access): Promise<void> {
  const client = await connect(server)
  try {
    await client.query(`create database ${DATABASE}`)
  } catch (error) {
    if (!hasCode(error, DATABASE_EXISTS)) throw error
  } finally {
    await client.end()
  }
}

async function connect(server: Access): Promise<Client> {
  const client = new Client({ connectionString: urlOf(server, MAINTENANCE_DATABASE) })
  try {
    await client.connect()
  } catch (error) {
    if (!hasCode(error, WRONG_PASSWORD)) throw error
    throw new ClusterUnusable('The file postgres.password does not belong to the database beside it.', {
      cause: error,
    })
  }
  return client
}

function urlOf({ port, password }: Access, database: string): string {
  return `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  if (address && typeof address === 'object') return address.port
  throw new Error('This machine gives out no free port.')
}
