import { join } from 'node:path'

/** Where releases and registry lie. */
export function releasesFolder(dataDir: string): string {
  return join(dataDir, 'releases')
}

/** Where a release lies from its publication on. */
export function placeOf(dataDir: string, name: string, version: string): string {
  return join(releasesFolder(dataDir), 'remotes', name, version)
}
