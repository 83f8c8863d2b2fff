import { type Settings } from 'server-kit'
import * as v from 'valibot'

const OPS_TOKEN = 'must have at least 32 characters, none of them a space'

/** The setting that operations go by, besides those of every server. */
export const operationsSettings = {
  OPS_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^\S{32,}$/, OPS_TOKEN))),
}

export type OperationsConfig = {
  /** Where releases and registry lie, and a token that was made here. */
  dataDir: string
  trustProxy: boolean
  /** The built shell, whose pages no remote may declare. */
  shellDir: string
  /** What operators show; without one it is made under `dataDir`. */
  opsToken: string | undefined
}

/** What operations go by. */
export function operationsConfig({
  OPS_TOKEN: opsToken,
}: Settings<typeof operationsSettings>): Pick<OperationsConfig, 'opsToken'> {
  return { opsToken }
}
