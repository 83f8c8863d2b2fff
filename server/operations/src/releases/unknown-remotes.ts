import { openReleases } from 'release-store'

/** Returns the names without a release on this machine: they are mistyped, or of remotes that are published later. */
export async function unknownRemotes(names: readonly string[], dataDir: string): Promise<string[]> {
  const stored = await openReleases({ dataDir }).storage.listReleases()
  return names.filter(name => !stored.some(release => release.name === name))
}
