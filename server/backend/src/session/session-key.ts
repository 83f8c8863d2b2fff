import { join } from 'node:path'
import { secretIn } from 'file-kit'

/**
 * The secret that sessions are encrypted with: the configured one, which several backends of one site must share,
 * else one of our own that is made at the first start.
 */
export async function sessionSecret({
  sessionKey,
  dataDir,
}: {
  sessionKey: string | undefined
  dataDir: string
}): Promise<string> {
  if (sessionKey) return sessionKey
  return secretIn(join(dataDir, 'session-key'))
}
