import { join } from 'node:path'

/** Where releases and registry lie. */
export function releasesFolder(dataDir: string): string {
  return join(dataDir, 'releases')
}

/** A folder for each remote, with one for each release in it. */
export function remotesFolder(dataDir: string): string {
  return join(releasesFolder(dataDir), 'remotes')
}

/** Where a release lies from its publication on. */
export function placeOf(dataDir: string, name: string, version: string): string {
  return join(remotesFolder(dataDir), name, version)
}
