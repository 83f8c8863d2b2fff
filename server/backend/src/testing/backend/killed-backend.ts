import { join } from 'node:path'
import type { ChildServer } from 'server-kit/testing'
import { spawnBackend } from './child-backend.ts'
import { openOwnDatabase } from '../databases/own-database.ts'
import { TEST_SESSION_KEY } from './signed-in.ts'
import type { TestBackend } from './test-backend.ts'
import { TEST_FIELD_KEYS } from './test-fields.ts'

/** A backend of its own process that a test may kill, and a look into its database. */
export type KilledBackend = TestBackend & {
  /** Ends the process on the spot, in the middle of anything. */
  kill(): Promise<void>
}

/** Starts it as `npm start` does, on the database server that the one before may have left running. */
export async function startToKill(dataDir: string): Promise<KilledBackend> {
  const child = spawnBackend({
    DATA_DIR: dataDir,
    CDN_DIR: join(dataDir, 'no-cdn'),
    SESSION_KEY: TEST_SESSION_KEY,
    FIELD_KEYS: TEST_FIELD_KEYS,
    RATE_LIMITS: 'off',
    // A hundred submissions at once wait for each other; how long depends on what else the machine does.
    DATABASE_TIMEOUT_MS: '120000',
  })
  const address = await child.ready
  const database = await openOwnDatabase(dataDir)
  const end = async (signal: NodeJS.Signals) => {
    await database.destroy()
    await endBy(child, signal)
  }
  return {
    address,
    dataDir,
    database,
    logged: [],
    kill: () => endBy(child, 'SIGKILL').then(() => database.destroy()),
    stop: () => end('SIGTERM'),
  }
}

async function endBy(child: ChildServer, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal)
  await child.ended
}
