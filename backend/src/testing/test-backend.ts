import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { startBackend } from '../start-backend.ts'
import type { Database } from '../stores/database.ts'
import { TEST_SESSION_KEY } from './signed-in.ts'
import { TEST_FIELD_KEYS } from './test-fields.ts'
import { createTestDatabase } from './test-database.ts'

export type TestBackend = {
  address: string
  dataDir: string
  database: Database
  /** Every line that has been logged so far. */
  logged: string[]
  stop(): Promise<void>
}

/** A backend that listens on a free port, with a database and a data folder of its own. */
export async function startTestBackend(environment: Record<string, string> = {}): Promise<TestBackend> {
  const dataDir = await mkdtemp(join(tmpdir(), 'backend-test-'))
  const { databaseUrl, database, drop } = await createTestDatabase()
  const settings = {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    FIRST_RELEASES: '',
    SESSION_KEY: TEST_SESSION_KEY,
    FIELD_KEYS: TEST_FIELD_KEYS,
    ...environment,
  }
  const logged: string[] = []
  const log = createLog('info', { write: line => void logged.push(line) })
  const backend = await startBackend(readConfig(settings), log)
  return {
    address: backend.address,
    dataDir,
    database,
    logged,
    async stop() {
      await backend.stop()
      await drop()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** Posts JSON as the site does, and answers status and body. */
export async function postJson(url: string, body: unknown): Promise<{ status: number; body: unknown }> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, body: await answer.json() }
}
