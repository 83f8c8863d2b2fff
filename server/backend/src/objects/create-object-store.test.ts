import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createObjects, objectsOriginOf } from './create-object-store.ts'

const now = () => new Date('2025-03-01T00:00:00Z')
const permission = { path: 'a/b.png', fileName: 'b.png', contentType: 'image/png', expiresIn: 300 }
const s3 = { bucket: 'files', endpoint: 'https://s3.example.org/x', region: 'r', credentials: undefined }

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'objects-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const open = (objectKey?: string) => createObjects({ dataDir, s3: undefined, objectKey }, now)

it('begins without the files that an earlier process has not finished', async () => {
  const unfinished = join(dataDir, 'objects/.unfinished')
  await mkdir(unfinished, { recursive: true })
  await writeFile(join(unfinished, 'half'), 'half')
  await open()
  await expect(readdir(unfinished)).rejects.toThrow('ENOENT')
})

it('signs with the configured key, or with one that is kept in the data folder', async () => {
  const addressOf = async (objectKey?: string) => (await open(objectKey)).objects.signGet(permission)
  expect(await addressOf()).toBe(await addressOf())
  expect(await addressOf('configured')).toBe(await addressOf('configured'))
  expect(await addressOf('configured')).not.toBe(await addressOf())
})

it('has no signer of its own for a bucket, whose addresses have its origin', async () => {
  expect((await createObjects({ dataDir, s3, objectKey: undefined }, now)).ownObjects).toBeNull()
  expect([objectsOriginOf({ s3 }), objectsOriginOf({ s3: undefined })]).toEqual([
    'https://s3.example.org',
    null,
  ])
})
