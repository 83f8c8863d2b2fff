import { backendConfig, backendSettings } from 'backend'
import { operationsConfig, operationsSettings } from 'operations'
import { MAY_BE_EMPTY, originConfig, originSettings } from 'origin'
import { readSettings, serverConfig, serverSettings } from 'server-kit'

const settings = { ...serverSettings, ...backendSettings, ...originSettings, ...operationsSettings }

export type SiteConfig = ReturnType<typeof readConfig>

/** The settings of every part of the site, from environment variables. Throws `InvalidSettings`. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const read = readSettings(settings, environment, MAY_BE_EMPTY)
  return { ...serverConfig(read), ...backendConfig(read), ...originConfig(read), ...operationsConfig(read) }
}
