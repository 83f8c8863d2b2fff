import { parseSiteConfig } from 'site-config'
import type { PageOrigins } from './page-policy.ts'

/** The other origins that a page works with, as the site configuration names them, and the bucket's (null for none). */
export function pageOrigins(siteConfig: unknown, objectsOrigin: string | null): PageOrigins {
  const { identityProviders, queue, dataOrigins, ...addresses } = parseSiteConfig(siteConfig)
  const { apiBaseUrl, adminApiBaseUrl, publicAddressUrl, cdnBaseUrl } = addresses
  const isAskedByScript = queue.transport === 'script'
  // Empty if the waiting room is at the page's own origin.
  const waitingRoom = queue.host && `${queue.proto}://${queue.host}:${queue.port}`
  const called = [apiBaseUrl, adminApiBaseUrl, publicAddressUrl, ...(isAskedByScript ? [] : [waitingRoom])]
  return {
    scriptOrigins: originsOf(isAskedByScript ? [waitingRoom] : []),
    trustedTypes: isAskedByScript ? ['waiting-room'] : [],
    dataOrigins: originsOf([...called, objectsOrigin ?? '', ...dataOrigins]),
    // A backend may lead to a provider by an address of its own.
    formOrigins: originsOf([apiBaseUrl, ...Object.values(identityProviders)]),
    cdnOrigins: originsOf([cdnBaseUrl]),
  }
}

/** Each origin once. An address without one is of the page's own origin. */
function originsOf(addresses: readonly string[]): string[] {
  const others = addresses.filter(address => URL.canParse(address))
  return [...new Set(others.map(address => new URL(address).origin))]
}
