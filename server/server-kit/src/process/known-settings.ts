import { readFileSync } from 'node:fs'
import { InvalidSettings, isProduction } from './settings.ts'

/** The settings of all parts of a site, since parts that run apart may share one environment: docs/settings.md. */
export const knownSettings: readonly string[] = `
  NODE_ENV PORT HOST HOSTS INNER_PORT DRAIN_SECONDS TRUST_PROXY LOG_LEVEL SANDBOX SITE_CONFIG
  DATA_DIR DATABASE_URL DATABASE_TIMEOUT_MS REDIS_URL
  API_BASE_URL PAGE_ORIGINS OBJECTS_ORIGIN SHELL_DIR CDN_DIR OPS_CONSOLE_DIR TESTER_PAGE_DIR FIRST_RELEASES
  SESSION_KEY FIELD_KEYS OBJECT_KEY QUEUE_KEY REGISTRY_KEY PUBLISHER_KEY
  ADMIN_TOKEN ADMIN_ADDRESSES OPS_TOKEN OPS_SESSION METRICS_TOKEN
  S3_BUCKET S3_ENDPOINT S3_REGION S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY RELEASE_STORE
  IDENTITY_URL REAL_NAME_URL BANK_URL PLATFORMS_URL TAX_OFFICE_URL TAX_OFFICE_KEY GATEWAY_KEY
  SCAN_ADDRESS BACKUP_PASSPHRASE QUEUE_GATE QUEUE_FAIL RATE_LIMITS SMOKE FOUR_EYES
  OVERRIDE_ORIGINS OVERRIDE_NETWORKS RELEASES_KEEP_DAYS AUTO_ROLLBACK
`
  .trim()
  .split(/\s+/)

const FILE = /_FILE$/
const firstWords = new Set(knownSettings.filter(name => name.includes('_')).map(firstWordOf))

/**
 * Returns the environment with the content of each file that `<setting>_FILE` names in the place of that variable.
 * Throws `InvalidSettings` for a file that cannot be read, for a setting that is set twice, and in production for a
 * variable that begins like a setting and is none.
 */
export function completeEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const complete = { ...environment }
  const problems: string[] = []
  for (const [key, path] of Object.entries(environment)) {
    const name = key.replace(FILE, '')
    const isFile = name !== key && knownSettings.includes(name) && path
    if (isFile && environment[name]) problems.push(`${name} and ${key} are both set.`)
    else if (isFile)
      complete[name] = textIn(path) ?? refused(`${key} must be the path of a file that can be read.`)
    else if (isProduction(environment) && path && isMistaken(name))
      refused(`${key} is no setting; docs/settings.md lists them.`)
    if (isFile) delete complete[key]
  }
  if (problems.length > 0) throw new InvalidSettings(problems.join('\n'))
  return complete

  function refused(problem: string): string {
    problems.push(problem)
    return ''
  }
}

function textIn(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return null
  }
}

// A wrong name would leave the default of the right one in force.
function isMistaken(name: string): boolean {
  return firstWords.has(firstWordOf(name)) && !name.startsWith('NODE_') && !knownSettings.includes(name)
}

function firstWordOf(name: string): string {
  return name.slice(0, name.indexOf('_') + 1)
}
