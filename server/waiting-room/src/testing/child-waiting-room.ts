import { join } from 'node:path'
import { spawnServer, type ChildServer } from 'server-kit/testing'

const MAIN = join(import.meta.dirname, '../main.ts')

/** The waiting room as a process of its own. */
export function spawnWaitingRoom(environment: Record<string, string>): ChildServer {
  return spawnServer(MAIN, environment)
}
