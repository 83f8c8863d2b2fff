import { readdir } from 'node:fs/promises'
import { openData, saveData } from 'backend'
import { makeFolder } from 'file-kit'
import { copyReleases, openReleases } from 'release-store'
import { InvalidSettings } from 'server-kit'
import { readBackupConfig, releasesOf, type BackupConfig } from './backup-config.ts'
import { sealKeys } from './sealed-keys.ts'
import { copySiteFiles } from './site-files.ts'
import { completeBackup } from './sums.ts'

const LOST = 'WARNING: the backup is complete but for objects of applicants, which the store has lost:'
const NO_KEYS =
  'WARNING: the keys are LEFT OUT, since BACKUP_PASSPHRASE is not set. Keep a copy of them elsewhere: without FIELD_KEYS nobody can read the residence and account numbers in this backup.'
const IN_REDIS = 'WARNING: the lines and settings of the waiting room in Redis are left out.'

/**
 * Writes the data of a site, which may be serving meanwhile, into a new folder. Returns warnings for the operator.
 * Throws `InvalidSettings`, and the errors of database, store and disk.
 */
export async function saveSite(environment: NodeJS.ProcessEnv, folder: string): Promise<readonly string[]> {
  const config = readBackupConfig(environment)
  await makeFolder(folder)
  if ((await readdir(folder)).length > 0) throw new InvalidSettings(`${folder} is not empty.`)
  const lost = await saveBackend(config, folder)
  await copyReleases(await releasesOf(config), openReleases({ dataDir: folder }).storage)
  await copySiteFiles(config.dataDir, folder)
  const { passphrase } = config
  if (passphrase) await sealKeys(folder, environment, passphrase)
  await completeBackup(folder)
  return [
    ...(lost.length > 0 ? [LOST, ...lost] : []),
    ...(passphrase ? [] : [NO_KEYS]),
    ...(environment['REDIS_URL'] ? [IN_REDIS] : []),
  ]
}

async function saveBackend(config: BackupConfig, folder: string): Promise<readonly string[]> {
  await using data = await openData(config)
  return await saveData(data, folder)
}
