import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openData, restoreData } from 'backend'
import { makeFolder } from 'file-kit'
import { copyReleases, openReleases, type ReleaseStorage } from 'release-store'
import { InvalidSettings } from 'server-kit'
import { readBackupConfig, releasesOf, type BackupConfig } from './backup-config.ts'
import { SEALED, unsealKeys } from './sealed-keys.ts'
import { copySiteFiles } from './site-files.ts'
import { assertWhole } from './sums.ts'

const NO_KEYS = 'WARNING: the backup has no keys. Give the site those that it had.'

/** A backup, and the folder that its keys are written into. */
export type Restored = { from: string; keys: string }

/**
 * Brings a backup into an empty database and data folder. Returns warnings for the operator. Throws `DamagedBackup`,
 * or `InvalidSettings` if something is not empty or the passphrase is another one.
 */
export async function restoreSite(
  environment: NodeJS.ProcessEnv,
  { from, keys }: Restored,
): Promise<readonly string[]> {
  const config = readBackupConfig(environment)
  await assertWhole(from)
  await using data = await openData(config)
  const releases = await releasesOf(config)
  await assertEmpty(config, releases)
  const hasKeys = existsSync(join(from, SEALED))
  if (hasKeys) await unsealKeys(from, keys, config.passphrase ?? '')
  await restoreData(data, from)
  await copyReleases(openReleases({ dataDir: from }).storage, releases)
  await copySiteFiles(from, config.dataDir)
  return hasKeys ? [] : [NO_KEYS]
}

async function assertEmpty({ dataDir }: BackupConfig, releases: ReleaseStorage): Promise<void> {
  await makeFolder(dataDir)
  const [found] = (await readdir(dataDir)).filter(name => name !== 'lost+found')
  if (found) throw new InvalidSettings(`DATA_DIR is not empty: ${join(dataDir, found)} exists.`)
  const { revision } = await releases.readRegistry()
  if (revision > 0) throw new InvalidSettings('The bucket has releases: S3_BUCKET has to name a new one.')
}
