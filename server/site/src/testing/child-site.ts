import { join } from 'node:path'
import { spawnServer, type ChildServer } from 'server-kit/testing'

const MAIN = join(import.meta.dirname, '../main.ts')

/** The site as a process of its own, started as `npm start` starts it. */
export function spawnSite(environment: Record<string, string>): ChildServer {
  return spawnServer(MAIN, environment)
}
