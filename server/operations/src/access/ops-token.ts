import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { secretIn } from 'file-kit'
import type { OperationsConfig } from '../config.ts'

export type OpsToken = {
  token: string
  /** The file of a token that was generated just now; null for an existing one. */
  madeIn: string | null
}

/** Returns the token of operators: the configured one, or one that is generated at the first start. */
export async function opsTokenOf(config: Pick<OperationsConfig, 'opsToken' | 'dataDir'>): Promise<OpsToken> {
  const { opsToken, dataDir } = config
  if (opsToken) return { token: opsToken, madeIn: null }
  const file = join(dataDir, 'ops-token')
  const isNew = !existsSync(file)
  return { token: (await secretIn(file)).trim(), madeIn: isNew ? file : null }
}
