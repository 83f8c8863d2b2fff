import { formerVersions } from 'release-store'
import { releasesOf, type Registry } from 'release-format'

/** By this name pages tell of a registry that they did not believe; the reason stands in the place of a version. */
const REGISTRY = 'registry'
const REASONS = [
  'too-large',
  'malformed',
  'foreign-entry',
  'unsigned',
  'unknown-key',
  'wrong-signature',
  'older',
]

/** Tells the releases that a page can have from what anyone might invent. */
export function knownReleases(registry: Registry): (release: { remote: string; version: string }) => boolean {
  const { remotes, retired = {} } = registry
  const versions = new Map(
    [...Object.keys(remotes), ...Object.keys(retired)].map(name => [name, versionsOf(registry, name)]),
  )
  return ({ remote, version }) =>
    remote === REGISTRY ? REASONS.includes(version) : (versions.get(remote)?.has(version) ?? false)
}

/** Also those that a canary has had: pages that got it may still be open. */
function versionsOf(registry: Registry, name: string): Set<string> {
  const remote = Object.hasOwn(registry.remotes, name) ? registry.remotes[name] : undefined
  const present = remote ? releasesOf(remote).map(({ version }) => version) : []
  const tried = (registry.history?.[name] ?? []).flatMap(({ from, to }) => [from, to])
  return new Set([
    ...present,
    ...formerVersions(registry, name),
    ...tried.filter(version => version !== null),
  ])
}
