import { join } from 'node:path'

/** Returns the folder of releases and registry. */
export function releasesFolder(dataDir: string): string {
  return join(dataDir, 'releases')
}

/** Returns the folder with a folder for each remote, which has one for each release. */
export function remotesFolder(dataDir: string): string {
  return join(releasesFolder(dataDir), 'remotes')
}

/** Returns the folder of a release. */
export function placeOf(dataDir: string, name: string, version: string): string {
  return join(remotesFolder(dataDir), name, version)
}
