import type { RegisteredRelease } from '../registered-remote.ts'
import type { Registry } from '../registry.ts'
import { canonicalJson } from './canonical-json.ts'

type Signed = Omit<RegisteredRelease, 'publisher'>

/** What a publisher signs: all that the registry says of a release, with its name, and so every byte of its files. */
export function releaseStatement(name: string, release: Signed): string {
  const { version, entry, integrity, routes, slot, requires, checksFiles, files } = release
  return canonicalJson({ name, version, entry, integrity, routes, slot, requires, checksFiles, files })
}

/** What the site signs: all of the registry that pages get, but for the signatures themselves. */
export function registryStatement(registry: Omit<Registry, 'signatures'>): string {
  return canonicalJson({ ...registry, signatures: undefined })
}
