import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { retryAddress, scriptAddresses } from 'remote-kit'
import type { Registry } from 'remote-registry'

// Only ever called with addresses from the registry, which `entryIntegrity` has just looked up.
const trusted = scriptAddresses('shell')

/** The runtime loads only entries; it gives up on one after this time, so that a retry asks for it again. */
const ENTRY_TIMEOUT_MS = 5500

/**
 * Lets the federation runtime load exactly the entries that the registry names, with the hash that it names.
 * The chunks behind an entry are checked by the hashes inside the entry itself.
 */
export function entryIntegrity(remotes: Registry['remotes']): ModuleFederationRuntimePlugin {
  const integrities = new Map(
    Object.values(remotes).map(({ entry, integrity }) => [new URL(entry, location.origin).href, integrity]),
  )
  // An entry is asked for again only after a failure.
  const asked = new Map<string, number>()
  return {
    name: 'entry-integrity',
    createScript({ url }) {
      const integrity = integrities.get(url)
      if (!integrity) throw new Error(`${url} is not in the registry`)
      const failures = asked.get(url) ?? 0
      asked.set(url, failures + 1)
      return { script: scriptElement(retryAddress(url, failures), integrity), timeout: ENTRY_TIMEOUT_MS }
    },
  }
}

function scriptElement(url: string, integrity: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.async = true
  script.crossOrigin = 'anonymous'
  script.integrity = integrity
  script.src = trusted(url)
  return script
}
