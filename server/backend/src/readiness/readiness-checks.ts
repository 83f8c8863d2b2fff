import { statfs } from 'node:fs/promises'
import type { ReadinessChecks } from 'server-kit'
import type { Dependencies } from '../dependencies.ts'
import { assertSchema } from '../stores/migrate.ts'
import { sharedProbe } from './shared-probe.ts'

/** Room for the files of some ten applications. */
const LEAST_FREE_BYTES = 256 * 1024 * 1024
/** There is no such object; a store that reports this is available. */
const NO_OBJECT = 'readiness'

/** The disk has less room than a few applications need. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull'
}

/** Returns the checks that calls depend on: the database with its schema, the store of files, and room on the disk that receives files. */
export function readinessChecks({
  config,
  database,
  objects,
}: Pick<Dependencies, 'config' | 'database' | 'objects'>): ReadinessChecks {
  return {
    database: () => assertSchema(database),
    objects: sharedProbe(() => objects.headObject(NO_OBJECT)),
    disk: () => assertRoom(config.dataDir),
  }
}

/** Throws `DiskFull` if the disk of a folder has hardly any room. */
export async function assertRoom(folder: string, leastBytes = LEAST_FREE_BYTES): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < leastBytes)
    throw new DiskFull(`Only ${bavail * bsize} bytes are left on the disk of ${folder}.`)
}
