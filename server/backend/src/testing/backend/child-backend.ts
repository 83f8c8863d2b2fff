import { join } from 'node:path'
import { spawnServer, type ChildServer } from 'server-kit/testing'

const MAIN = join(import.meta.dirname, '../../main.ts')

/** Starts the backend as a process of its own. */
export function spawnBackend(environment: Record<string, string>): ChildServer {
  return spawnServer(MAIN, environment)
}
