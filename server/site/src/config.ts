import { backendConfig, backendSettings } from 'backend'
import { operationsConfig, operationsSettings } from 'operations'
import { MAY_BE_EMPTY, originConfig, originSettings } from 'origin'
import { InvalidSettings, readSettings, serverConfig, serverSettings } from 'server-kit'
import { queueConfig, queueSettings } from 'waiting-room'

const NO_BUCKET = 'is missing; with RELEASE_STORE=bucket releases lie in a bucket'

const settings = {
  ...serverSettings,
  ...backendSettings,
  ...originSettings,
  ...operationsSettings,
  ...queueSettings,
}

export type SiteConfig = ReturnType<typeof readConfig>

/** The settings of every part of the site, from environment variables. Throws `InvalidSettings`. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const read = readSettings(settings, environment, MAY_BE_EMPTY)
  if (read.RELEASE_STORE === 'bucket' && !read.S3_BUCKET) throw new InvalidSettings(`S3_BUCKET ${NO_BUCKET}.`)
  return {
    ...serverConfig(read),
    ...backendConfig(read),
    ...originConfig(read),
    ...operationsConfig(read),
    ...queueConfig(read),
  }
}
