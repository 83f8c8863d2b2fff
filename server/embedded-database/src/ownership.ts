import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { connect, type ServerAccess } from './server-access.ts'

const FORMER_OWNER_MAY_TAKE_MS = 3_000
const ASK_AGAIN_AFTER_MS = 50
const LOCK = 2025

/** Another backend runs on the same data folder. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse'
}

/**
 * Holds a lock inside the server while both live; if this process is killed, the server notices by itself. `lost`
 * resolves when the server has ended. Throws `DataFolderInUse` if another backend holds the lock.
 */
export async function becomeOwner(server: ServerAccess, dataDir: string): Promise<{ lost: Promise<Error> }> {
  const client = await connect(server)
  const lost = new Promise<Error>(resolve => client.once('error', resolve))
  const deadline = performance.now() + FORMER_OWNER_MAY_TAKE_MS
  while (!(await tryToLock(client))) {
    if (performance.now() > deadline) {
      await client.end()
      throw new DataFolderInUse(`Another backend runs on ${dataDir}. Stop it, or choose another DATA_DIR.`)
    }
    await wait(ASK_AGAIN_AFTER_MS)
  }
  return { lost }
}

async function tryToLock(client: Client): Promise<boolean> {
  const statement = 'select pg_try_advisory_lock($1) as locked'
  const { rows } = await client.query<{ locked: boolean }>(statement, [LOCK])
  return rows[0]?.locked === true
}
