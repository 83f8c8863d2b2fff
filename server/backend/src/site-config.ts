import { InvalidConfig, type Config } from './config.ts'

/**
 * What the page is told about the site it belongs to; all of it public. Here stands what the origin itself goes by or
 * has to say; everything else has its default, and all of it its schema, in `shared-session`.
 */
export type SiteConfig = ReturnType<typeof ownValues> & {
  queue?: { service_id?: string; actions?: Readonly<Record<string, string>> }
}

/** Keys that only the page goes by; what they may hold, the page itself checks. */
const forThePage = [
  'adminApiBaseUrl',
  'backendToken',
  'requestTimeoutMs',
  'uploadTimeoutMs',
  'consentVersion',
  'queue',
  'windows',
  'documents',
  'legal',
  'registryPublicKeys',
]

/**
 * The site's configuration with what the operator sets. Throws `InvalidConfig` for a key that there is not; what a value
 * may be, the page itself checks.
 */
export function siteConfigFor({
  apiBaseUrl,
  siteConfig,
}: Pick<Config, 'apiBaseUrl' | 'siteConfig'>): SiteConfig {
  return withChanges(ownValues(apiBaseUrl), siteConfig) as SiteConfig
}

function withChanges(values: object, changes: object, place = ''): object {
  const known = new Map<string, unknown>(Object.entries(values))
  const changed = Object.entries(changes).map(([key, change]) => {
    const isForThePage = place === '' && forThePage.includes(key)
    if (!known.has(key) && !isForThePage)
      throw new InvalidConfig(`SITE_CONFIG has a key that there is not: ${place}${key}.`)
    const value = known.get(key)
    return [key, isGroup(value) && isGroup(change) ? withChanges(value, change, `${place}${key}.`) : change]
  })
  return { ...values, ...Object.fromEntries(changed) }
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `apiBaseUrl` names another backend, or is empty for this one. */
function ownValues(apiBaseUrl: string) {
  return {
    apiBaseUrl,
    publicAddressUrl: '/sandbox/api/public-address',
    cdnBaseUrl: '/cdn',
    links,
    contacts: { callCentre: '0000-0000', helpLine: '0000-0001', operator: '' },
    features: { admin: false, devRoutes: false, identityTestButtons: false, officialSite: false },
  }
}

const links = {
  portal: 'https://portal.example.org/',
  privacy: 'https://portal.example.org/privacy',
  terms: 'https://portal.example.org/terms',
  chatbot: 'https://chat.example.org/',
  creditProgramme: 'https://credit.example.org/',
  smallBusinessPortal: 'https://small-business.example.org/',
}
