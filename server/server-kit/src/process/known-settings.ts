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
  TAX_OFFICE_URL TAX_OFFICE_KEY QUEUE_GATE QUEUE_FAIL RATE_LIMITS SMOKE FOUR_EYES
  OVERRIDE_ORIGINS OVERRIDE_NETWORKS RELEASES_KEEP_DAYS AUTO_ROLLBACK
`
  .trim()
  .split(/\s+/)

const FILE = /_FILE$/

/**
 * Returns the environment with the content of each file that `<setting>_FILE` names in the place of that variable.
 * Throws `InvalidSettings` for a file that cannot be read, for a setting that is set twice, and in production for a
 * variable that begins like a setting and is none.
 */
export function completeEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const given = Object.entries(environment).filter(([, value]) => value !== '')
  const inFiles = given.filter(([key]) => FILE.test(key) && isKnown(key.replace(FILE, '')))
  const problems = [
    ...inFiles.flatMap(([key]) => problemOf(key, environment)),
    ...(isProduction(environment) ? given.flatMap(([key]) => problemOfName(key)) : []),
  ]
  if (problems.length > 0) throw new InvalidSettings(problems.join('\n'))
  const read = inFiles.map(([key, path = '']) => [key.replace(FILE, ''), readFileSync(path, 'utf8').trim()])
  const others = Object.entries(environment).filter(([key]) => !inFiles.some(([file]) => file === key))
  return { ...Object.fromEntries(others), ...Object.fromEntries(read) }
}

function problemOf(key: string, environment: NodeJS.ProcessEnv): string[] {
  const name = key.replace(FILE, '')
  if (environment[name]) return [`${name} and ${key} are both set.`]
  try {
    readFileSync(environment[key] ?? '')
    return []
  } catch {
    return [`${key} must be the path of a file that can be read.`]
  }
}

// A wrong name would leave its default in force.
function problemOfName(key: string): string[] {
  const beginsLikeOurs = knownSettings.some(name => name.includes('_') && key.startsWith(firstWordOf(name)))
  if (!beginsLikeOurs || key.startsWith('NODE_') || isKnown(key.replace(FILE, ''))) return []
  return [`${key} is no setting; docs/settings.md lists them.`]
}

function firstWordOf(name: string): string {
  return name.slice(0, name.indexOf('_') + 1)
}

function isKnown(name: string): boolean {
  return knownSettings.includes(name)
}
