import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { retryAddress, scriptAddresses } from 'remote-kit'
import type { RegisteredRelease } from 'release-format'

/** A file differs from the one that was released. */
export class WrongFile extends Error {}

/** The runtime gives up on an entry after this time, so that a retry requests it again. */
const ENTRY_TIMEOUT_MS = 5500

/**
 * Lets the federation runtime load exactly the entries that are allowed, with their hashes. The chunks behind an entry
 * are verified by the hashes inside the entry itself.
 */
export class EntryIntegrity {
  // Only ever called with addresses from the registry, which `createScript` has just looked up.
  readonly #trusted = scriptAddresses('shell')

  /** By address: the hash, and the number of requests. An entry is requested again only after a failure. */
  readonly #allowed = new Map<string, { integrity: string; requests: number }>()

  readonly plugin: ModuleFederationRuntimePlugin = {
    name: 'entry-integrity',
    createScript: ({ url }) => {
      const entry = this.#allowed.get(url)
      if (!entry) throw new Error(`${url} is not in the registry`)
      const script = this.#scriptElement(retryAddress(url, entry.requests), entry.integrity)
      entry.requests += 1
      return { script, timeout: ENTRY_TIMEOUT_MS }
    },
  }

  /** Allows the entry of a release, with the hash that the registry names. */
  allow({ entry, integrity }: RegisteredRelease): void {
    const url = entryUrl(entry)
    if (this.#allowed.get(url)?.integrity !== integrity) this.#allowed.set(url, { integrity, requests: 0 })
  }

  /** Refuses the entry of a release until it is allowed again. */
  forbid({ entry }: RegisteredRelease): void {
    this.#allowed.delete(entryUrl(entry))
  }

  #scriptElement(url: string, integrity: string): HTMLScriptElement {
    const script = document.createElement('script')
    script.async = true
    script.crossOrigin = 'anonymous'
    script.integrity = integrity
    script.src = this.#trusted(url)
    return script
  }
}

export function entryUrl(entry: string): string {
  return new URL(entry, location.origin).href
}
