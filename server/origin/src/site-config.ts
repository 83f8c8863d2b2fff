import type { RegistryKeys } from 'release-format'
import { InvalidSettings } from 'server-kit'
import { InvalidSiteConfig, parseSiteConfig } from 'site-config'
import type { OriginConfig } from './config.ts'

/**
 * The site configuration that the page gets; all of it is public. The origin sets these values; all others have their
 * defaults in `site-config`.
 */
export type SiteConfig = ReturnType<typeof ownValues>

/**
 * Returns the site's configuration with the operator's settings and the keys that pages accept. Throws
 * `InvalidSettings` for an unknown key and a wrong value.
 */
export function siteConfigFor(
  {
    apiBaseUrl,
    sandbox,
    siteConfig,
    beaconsUrl = '',
  }: Pick<OriginConfig, 'apiBaseUrl' | 'sandbox' | 'siteConfig' | 'beaconsUrl'>,
  { site, publishers }: RegistryKeys,
): SiteConfig {
  const keys = { registryPublicKeys: site, publisherPublicKeys: publishers }
  const configured = withChanges({ ...ownValues(apiBaseUrl, sandbox), beaconsUrl, ...keys }, siteConfig ?? {})
  try {
    parseSiteConfig(configured)
  } catch (error) {
    if (error instanceof InvalidSiteConfig) throw new InvalidSettings(`SITE_CONFIG: ${error.message}.`)
    throw error
  }
  return configured as SiteConfig
}

function withChanges(values: object, changes: object): object {
  const known = new Map<string, unknown>(Object.entries(values))
  const changed = Object.entries(changes).map(([key, change]) => {
    const value = known.get(key)
    return [key, isGroup(value) && isGroup(change) ? withChanges(value, change) : change]
  })
  return { ...values, ...Object.fromEntries(changed) }
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `apiBaseUrl` names another backend, or is empty for the one at this origin. */
function ownValues(apiBaseUrl: string, sandbox: boolean) {
  return {
    apiBaseUrl,
    // Without the sandbox the operator names a look-up service, or the admin page opens to no one.
    publicAddressUrl: sandbox ? '/sandbox/api/public-address' : '',
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
