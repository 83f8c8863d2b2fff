import { statfs } from 'node:fs/promises'
import type { ReadinessChecks } from 'server-kit'
import type { Dependencies } from '../dependencies.ts'
import type { Database } from '../stores/database.ts'
import { assertSchema } from '../stores/migrate.ts'
import { readSiteMode } from '../stores/site-mode.ts'
import { sharedProbe } from './shared-probe.ts'

/** Room for the files of some ten applications. */
const LEAST_FREE_BYTES = 256 * 1024 * 1024
/** There is no such object; a store that reports this is available. */
const NO_OBJECT = 'readiness'

/** The disk has less room than a few applications need. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull'
}

/**
 * Returns the checks that calls depend on: the database with its schema, the store of files, and room on the disk that
 * receives files. `mode` is a note while the site is not open as usual.
 */
export function readinessChecks({
  config,
  database,
  objects,
}: Pick<Dependencies, 'config' | 'database' | 'objects'>): ReadinessChecks {
  return {
    database: () => assertSchema(database),
    objects: sharedProbe(() => objects.headObject(NO_OBJECT)),
    disk: () => assertRoom(config.dataDir),
    mode: () => noteOfMode(database),
  }
}

/** Returns a mode other than the usual one. For one that cannot be read the check of the database fails. */
async function noteOfMode(database: Database): Promise<string | undefined> {
  const mode = await readSiteMode(database).catch(() => 'normal')
  return mode === 'normal' ? undefined : mode
}

/** Throws `DiskFull` if the disk of a folder has hardly any room. */
export async function assertRoom(folder: string, leastBytes = LEAST_FREE_BYTES): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < leastBytes)
    throw new DiskFull(`Only ${bavail * bsize} bytes are left on the disk of ${folder}.`)
}
