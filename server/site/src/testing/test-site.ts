import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, TEST_FIELD_KEYS, TEST_SESSION_KEY, type TestBackend } from 'backend/testing'
import { createLog, startServer, type ServerPart } from 'server-kit'
import { readConfig } from '../config.ts'
import { openSite } from '../site.ts'

/** The whole site on a free port, with a data folder and a database of its own. `before` is registered first. */
export async function startTestSite(
  environment: Record<string, string> = {},
  before: readonly ServerPart[] = [],
): Promise<TestBackend & { databaseUrl: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-test-'))
  const { databaseUrl, database, drop } = await createTestDatabase()
  const logged: string[] = []
  const log = createLog('info', { write: line => void logged.push(line) })
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    FIRST_RELEASES: '',
    SESSION_KEY: TEST_SESSION_KEY,
    FIELD_KEYS: TEST_FIELD_KEYS,
    RATE_LIMITS: 'off',
    ...environment,
  })
  const { address, stop } = await startServer(config, log, [...before, ...(await openSite(config, log))])
  return {
    address,
    dataDir,
    databaseUrl,
    database,
    logged,
    async stop() {
      await stop()
      await drop()
      await rm(dataDir, { recursive: true })
    },
  }
}
