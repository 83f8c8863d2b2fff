import { resolve } from 'node:path'
import { backendSettings, openBucket, s3From } from 'backend'
import { operationsSettings } from 'operations'
import { createBucketStorage, openReleases, type ReleaseStorage } from 'release-store'
import { InvalidSettings, readSettings, serverSettings } from 'server-kit'
import * as v from 'valibot'

const PASSPHRASE = 'must have at least 16 characters'

const settings = {
  ...serverSettings,
  ...backendSettings,
  RELEASE_STORE: operationsSettings.RELEASE_STORE,
  BACKUP_PASSPHRASE: v.optional(v.pipe(v.string(), v.minLength(16, PASSPHRASE))),
}

export type BackupConfig = ReturnType<typeof readBackupConfig>

/** Reads the places of a site's data, and the passphrase. Throws `InvalidSettings`. */
export function readBackupConfig(environment: NodeJS.ProcessEnv) {
  const read = readSettings(settings, environment)
  if (!read.DATABASE_URL) throw new InvalidSettings('DATABASE_URL is missing.')
  return {
    databaseUrl: read.DATABASE_URL,
    dataDir: resolve(read.DATA_DIR),
    s3: s3From(read),
    releaseStore: read.RELEASE_STORE,
    /** Encrypts the keys; without one they are left out. */
    passphrase: read.BACKUP_PASSPHRASE,
  }
}

/** Opens the storage of a site's releases: the data folder or the bucket. */
export async function releasesOf({ dataDir, s3, releaseStore }: BackupConfig): Promise<ReleaseStorage> {
  if (releaseStore === 'disk' || !s3) return openReleases({ dataDir }).storage
  return createBucketStorage(await openBucket(s3, 'releases'))
}
