import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, openDatabase, spawnBackend, TEST_FIELD_KEYS, TEST_SESSION_KEY } from 'backend/testing'
import { startEmbeddedPostgres } from 'embedded-database'
import { createLog } from 'server-kit'
import { spawnServer, type ChildServer } from 'server-kit/testing'
import { spawnWaitingRoom } from 'waiting-room/testing'
import type { Site } from './applicant.ts'
import { HOST } from './browser.ts'

const KEY = 'a-key-of-the-measurement-and-no-other'

/** The parts of a site, each a process of its own, with the inner ports that have their figures. */
export type Parts = Site & {
  databaseUrl: string
  figures: { backend: number; waitingRoom: number }
  stop(): Promise<void>
}

/**
 * Starts a database, a backend as in production, a waiting room, and the agencies behind their gateways. The waiting room is
 * a sandbox, so that its line can be steered.
 */
export async function startParts(): Promise<Parts> {
  const folder = await mkdtemp(join(tmpdir(), 'peak-day-'))
  const database = await startEmbeddedPostgres(folder, createLog('silent'))
  await prepare(database.databaseUrl)
  const agencies = spawnServer(join(import.meta.dirname, 'agencies.ts'), {})
  const figures = { backend: await freePort(), waitingRoom: await freePort() }
  const common = { HOST: '127.0.0.1', HOSTS: HOST, TRUST_PROXY: 'on', QUEUE_KEY: KEY }
  const backend = spawnBackend({
    ...common,
    ...secrets,
    ...gateways(await agencies.ready),
    NODE_ENV: 'production',
    DATABASE_URL: database.databaseUrl,
    DATA_DIR: join(folder, 'backend'),
    INNER_PORT: String(figures.backend),
  })
  const waitingRoom = spawnWaitingRoom({
    ...common,
    SANDBOX: 'on',
    DATA_DIR: join(folder, 'waiting-room'),
    INNER_PORT: String(figures.waitingRoom),
  })
  const started = [backend, waitingRoom, agencies]
  const stop = () => end(started, database, folder)
  try {
    const site = { backend: await backend.ready, waitingRoom: await waitingRoom.ready }
    return { ...site, databaseUrl: database.databaseUrl, figures, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const secrets = {
  SESSION_KEY: TEST_SESSION_KEY,
  FIELD_KEYS: TEST_FIELD_KEYS,
  OBJECT_KEY: KEY,
  GATEWAY_KEY: KEY,
  SCAN_ADDRESS: 'off',
}

function gateways(url: string): Record<string, string> {
  const names = ['IDENTITY_URL', 'REAL_NAME_URL', 'BANK_URL', 'PLATFORMS_URL', 'TAX_OFFICE_URL']
  return Object.fromEntries(names.map(name => [name, url]))
}

async function prepare(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl, createLog('silent'))
  await migrate(database)
  await database.destroy()
}

async function end(started: readonly ChildServer[], database: { stop(): Promise<void> }, folder: string) {
  for (const server of started) server.kill('SIGTERM')
  await Promise.all(started.map(server => server.ended))
  await database.stop()
  await rm(folder, { recursive: true })
}

async function freePort(): Promise<number> {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  taken.close()
  await once(taken, 'close')
  return port
}
