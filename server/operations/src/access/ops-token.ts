import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { secretIn } from 'file-kit'

export type OpsToken = {
  token: string
  /** The file that a token was made in just now; null for one that is known already. */
  madeIn: string | null
}

/** The token that operators show: the configured one, else one of our own that is made at the first start. */
export async function opsTokenOf({
  opsToken,
  dataDir,
}: {
  opsToken: string | undefined
  dataDir: string
}): Promise<OpsToken> {
  if (opsToken) return { token: opsToken, madeIn: null }
  const file = join(dataDir, 'ops-token')
  const isNew = !existsSync(file)
  return { token: (await secretIn(file)).trim(), madeIn: isNew ? file : null }
}
