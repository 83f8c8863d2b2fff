import { formerVersions } from 'release-store'
import { releasesOf, type Registry } from 'release-format'

/** Pages report a rejected registry by this name, with the reason as version. */
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

/** Returns a test for the releases that a page can have; any others are invented. */
export function knownReleases(registry: Registry): (release: { remote: string; version: string }) => boolean {
  const { remotes, retired = {} } = registry
  const versions = new Map(
    [...Object.keys(remotes), ...Object.keys(retired)].map(name => [name, versionsOf(registry, name)]),
  )
  return ({ remote, version }) =>
    remote === REGISTRY ? REASONS.includes(version) : (versions.get(remote)?.has(version) ?? false)
}

/** Returns live, former and canary versions: pages with any of them may still be open. */
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
