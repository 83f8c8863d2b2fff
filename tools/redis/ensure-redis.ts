import { existsSync } from 'node:fs'
import { NotInstalled, debianHas, installFromDebian, say } from '../browser/installation.ts'

const DEBIAN_REDIS = 'redis-server'
const PLACES = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server']

/**
 * Installs Debian's Redis if it is missing and we are root on a Debian. Elsewhere the tests of lines in Redis are
 * skipped with a message; in CI they fail.
 */
export async function ensureRedis(): Promise<void> {
  if (PLACES.some(place => existsSync(place))) return
  try {
    if (await debianHas(DEBIAN_REDIS)) await installFromDebian(DEBIAN_REDIS)
  } catch (error) {
    if (!(error instanceof NotInstalled)) throw error
    say(error.message)
  }
}
