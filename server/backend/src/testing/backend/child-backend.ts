import { join } from 'node:path'
import { spawnServer, type ChildServer } from 'server-kit/testing'

const MAIN = join(import.meta.dirname, '../../main.ts')

/** Starts the backend as a process of its own, with its log read or in an open file. */
export function spawnBackend(environment: Record<string, string>, log?: 'pipe' | number): ChildServer {
  return spawnServer(MAIN, environment, log)
}
