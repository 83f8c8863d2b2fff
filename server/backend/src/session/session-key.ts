import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { passwordIn } from '../database/password-file.ts'

/**
 * The secret that sessions are sealed with: the configured one, which several backends of one site must share,
 * else one of our own that is made at the first start.
 */
export async function sessionSecret({
  sessionKey,
  dataDir,
}: Pick<Config, 'sessionKey' | 'dataDir'>): Promise<string> {
  if (sessionKey) return sessionKey
  await mkdir(dataDir, { recursive: true })
  return passwordIn(join(dataDir, 'session-key'))
}
