import { join } from 'node:path'
import { nameSchema, versionSchema } from 'release-format'
import * as v from 'valibot'

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

/** Returns true for the name and version of a release. Any other text could lead to the folder of another one. */
export function isPlace(name: string, version: string): boolean {
  return v.is(nameSchema, name) && v.is(versionSchema, version)
}
