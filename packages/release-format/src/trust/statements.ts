import type { RegisteredRelease } from '../registered-remote.ts'
import type { Registry } from '../stored-registry.ts'
import { canonicalJson } from './canonical-json.ts'

type Signed = Omit<RegisteredRelease, 'publisher'>

/**
 * Returns the text that a publisher signs: the registry's record of a release, with its name. It covers every byte of
 * the files.
 */
export function releaseStatement(name: string, release: Signed): string {
  const { version, entry, integrity, routes, slot, requires, checksFiles, files } = release
  return canonicalJson({ name, version, entry, integrity, routes, slot, requires, checksFiles, files })
}

/** Returns the text that the site signs: the part of the registry that pages get, without the signatures themselves. */
export function registryStatement(registry: Omit<Registry, 'signatures'>): string {
  return canonicalJson({ ...registry, signatures: undefined })
}
