import { join } from 'node:path'
import type { ChildServer } from 'server-kit/testing'
import { spawnBackend } from './child-backend.ts'
import { openOwnDatabase } from '../databases/own-database.ts'
import { TEST_SESSION_KEY } from './signed-in.ts'
import type { TestBackend } from './test-backend.ts'
import { TEST_FIELD_KEYS } from './test-fields.ts'

/** A backend in a process of its own that a test may kill, and a connection to its database. */
export type KilledBackend = TestBackend & {
  /** Kills the process at once, in the middle of its work. */
  kill(): Promise<void>
}

/** Starts the backend as `npm start` does, on the database server that the previous one may have left running. */
export async function startToKill(dataDir: string): Promise<KilledBackend> {
  const child = spawnBackend({
    DATA_DIR: dataDir,
    CDN_DIR: join(dataDir, 'no-cdn'),
    SESSION_KEY: TEST_SESSION_KEY,
    FIELD_KEYS: TEST_FIELD_KEYS,
    RATE_LIMITS: 'off',
    // Simultaneous submissions wait for each other, longer on a busy machine.
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
