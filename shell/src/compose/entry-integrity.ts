import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { retryAddress, scriptAddresses } from 'remote-kit'
import type { RegisteredRemote } from 'release-format'

// Only ever called with addresses from the registry, which `createScript` has just looked up.
const trusted = scriptAddresses('shell')

/** A file that came is not the one that was released. */
export class WrongFile extends Error {
  override readonly name = 'WrongFile'
}

/** The runtime loads only entries; it gives up on one after this time, so that a retry asks for it again. */
const ENTRY_TIMEOUT_MS = 5500

/** By address: the hash, and how often it was asked for. An entry is asked for again only after a failure. */
const allowed = new Map<string, { integrity: string; asked: number }>()

/** Lets the federation runtime load the entry of this release from now on, with the hash that the registry names. */
export function allowEntry({ entry, integrity }: RegisteredRemote): void {
  const url = entryUrl(entry)
  if (allowed.get(url)?.integrity !== integrity) allowed.set(url, { integrity, asked: 0 })
}

/** The release is gone: its entry would have to be allowed again. */
export function forbidEntry({ entry }: RegisteredRemote): void {
  allowed.delete(entryUrl(entry))
}

export function entryUrl(entry: string): string {
  return new URL(entry, location.origin).href
}

/**
 * Lets the federation runtime load exactly the entries that were allowed, with their hashes. The chunks behind an entry
 * are checked by the hashes inside the entry itself.
 */
export const entryIntegrity: ModuleFederationRuntimePlugin = {
  name: 'entry-integrity',
  createScript({ url }) {
    const entry = allowed.get(url)
    if (!entry) throw new Error(`${url} is not in the registry`)
    const script = scriptElement(retryAddress(url, entry.asked), entry.integrity)
    entry.asked += 1
    return { script, timeout: ENTRY_TIMEOUT_MS }
  },
}

function scriptElement(url: string, integrity: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.async = true
  script.crossOrigin = 'anonymous'
  script.integrity = integrity
  script.src = trusted(url)
  return script
}
