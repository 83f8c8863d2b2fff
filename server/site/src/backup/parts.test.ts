import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { countFlushes } from 'file-kit/testing'
import { openReleases } from 'release-store'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { readBackupConfig, releasesOf } from './backup-config.ts'
import { sealKeys, unsealKeys } from './sealed-keys.ts'
import { copySiteFiles } from './site-files.ts'
import { assertWhole, completeBackup } from './sums.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-parts-'))
  const made = folder
  onTestFinished(() => rm(made, { recursive: true }))
})
const at = (path: string) => join(folder, path)

async function write(path: string, text = path): Promise<void> {
  await mkdir(dirname(at(path)), { recursive: true })
  await writeFile(at(path), text)
}

describe('a complete backup', () => {
  beforeEach(async () => {
    for (const path of ['a.json', 'tables/a.jsonl', 'tables/b.jsonl']) await write(path)
    await completeBackup(folder)
  })

  it('is whole, in the form of sha256sum, and readable by its owner alone', async () => {
    await assertWhole(folder)
    const sums = await readFile(at('SHA256SUMS'), 'utf8')
    expect(sums).toMatch(/^([0-9a-f]{64} {2}(a\.json|tables\/[ab]\.jsonl)\n){3}$/)
    for (const path of ['a.json', 'tables/b.jsonl']) expect((await stat(at(path))).mode & 0o777).toBe(0o600)
  })

  it('is on the disk once it is complete', async () => {
    const flushes = await countFlushes()
    await completeBackup(folder)
    expect(flushes()).toBe(1)
  })

  async function leaveOutLastSum(): Promise<void> {
    const sums = await readFile(at('SHA256SUMS'), 'utf8')
    await writeFile(at('SHA256SUMS'), sums.replace(/.*\n$/, ''))
  }

  it.each<[string, () => Promise<unknown>, string]>([
    ['a changed file', () => appendFile(at('tables/a.jsonl'), 'x'), 'tables/a.jsonl'],
    ['a missing file', () => rm(at('a.json')), 'a.json'],
    ['one file more', () => write('tables/c.jsonl'), 'tables/c.jsonl'],
    ['a file without its sum', leaveOutLastSum, 'tables/b.jsonl'],
    ['no sum at all', () => writeFile(at('SHA256SUMS'), ''), 'a.json'],
  ])('with %s is damaged, and names that', async (_, damage, path) => {
    await damage()
    const sentence = `${path} in the backup is damaged, missing or not part of it.`
    await expect(assertWhole(folder)).rejects.toThrow(expect.objectContaining({ message: sentence }))
  })
})

describe('the sealed keys', () => {
  const environment = { FIELD_KEYS: 'field', OPS_TOKEN: 'owner', HOME: '/root', DATABASE_URL: 'postgres://' }

  it('are on the disk once they are sealed', async () => {
    const flushes = await countFlushes()
    await sealKeys(folder, environment, 'a passphrase')
    expect(flushes()).toBe(1)
  })

  it('are those of the site alone, and stay where the folder has one already', async () => {
    await sealKeys(folder, environment, 'a passphrase')
    expect(await readFile(at('keys.sealed'), 'utf8')).toMatch(/^([\w+/]+=*\.){3}[\w+/]+=*\n$/)
    await write('keys/OPS_TOKEN', 'present')
    await unsealKeys(folder, at('keys'), 'a passphrase')
    expect((await readdir(at('keys'))).toSorted()).toEqual(['FIELD_KEYS', 'OPS_TOKEN'])
    expect(await readFile(at('keys/FIELD_KEYS'), 'utf8')).toBe('field')
    expect(await readFile(at('keys/OPS_TOKEN'), 'utf8')).toBe('present')
  })

  it('differ each time, and open for nobody who has another passphrase or has changed them', async () => {
    await sealKeys(folder, environment, 'a passphrase')
    const sealed = await readFile(at('keys.sealed'), 'utf8')
    await sealKeys(folder, environment, 'a passphrase')
    expect(await readFile(at('keys.sealed'), 'utf8')).not.toBe(sealed)
    const refusal = 'BACKUP_PASSPHRASE is missing, or not that of the backup.'
    await expect(unsealKeys(folder, at('keys'), 'another')).rejects.toThrow(refusal)
    await writeFile(at('keys.sealed'), sealed.replace(/\.[^.]+\n$/, '.AAAA\n'))
    await expect(unsealKeys(folder, at('keys'), 'a passphrase')).rejects.toThrow(refusal)
  })
})

it('files of operators and of the waiting room are copied, and nothing of a running process', async () => {
  const kept = [
    'ops-tokens.json',
    'waiting-room/lines.jsonl',
    'waiting-room/parts/settings.json',
    'waiting-room/key',
  ]
  const others = [
    'ops-token',
    'queue-key',
    'objects/a',
    'releases/registry.json',
    'waiting-room/lines.jsonl.draft',
  ]
  for (const path of [...kept, ...others]) await write(`from/${path}`)
  await mkdir(at('from/waiting-room/lines.lock'))
  await symlink('/nowhere', at('from/waiting-room/socket'))
  await copySiteFiles(at('from'), at('to'))
  const entries = await readdir(at('to'), { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => !entry.isDirectory())
  const copied = files.map(({ parentPath, name }) => join(parentPath, name).slice(at('to/').length))
  expect(copied.toSorted()).toEqual(kept.toSorted())
})

describe('the settings of a backup', () => {
  const environment = { DATABASE_URL: 'postgres://localhost/x', DATA_DIR: '/data/' }

  it('name a database, a folder, the store of releases and a passphrase', () => {
    expect(readBackupConfig({ ...environment, BACKUP_PASSPHRASE: 'p'.repeat(16) })).toMatchObject({
      databaseUrl: environment.DATABASE_URL,
      dataDir: '/data',
      releaseStore: 'disk',
      passphrase: 'p'.repeat(16),
    })
    expect(() => readBackupConfig({})).toThrow('DATABASE_URL is missing.')
    const short = { ...environment, BACKUP_PASSPHRASE: 'p'.repeat(15) }
    expect(() => readBackupConfig(short)).toThrow('BACKUP_PASSPHRASE must have at least 16 characters')
  })

  it('lead to the releases of the data folder, also beside a bucket for files', async () => {
    await openReleases({ dataDir: folder }).storage.changeRegistry(async registry => ({
      ...registry,
      revision: 7,
    }))
    const own = { ...environment, DATA_DIR: folder }
    for (const more of [{}, { S3_BUCKET: 'files' }]) {
      const releases = await releasesOf(readBackupConfig({ ...own, ...more }))
      expect(await releases.readRegistry()).toMatchObject({ revision: 7 })
    }
  })
})
