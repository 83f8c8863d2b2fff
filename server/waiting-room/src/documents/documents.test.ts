import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countFlushes } from 'file-kit/testing'
import { afterAll, expect, it } from 'vitest'
import { createDiskDocuments, createMemoryDocuments } from './documents.ts'

const folder = await mkdtemp(join(tmpdir(), 'documents-'))
afterAll(() => rm(folder, { recursive: true }))

it.each([
  ['in memory', createMemoryDocuments()],
  ['on disk', createDiskDocuments(join(folder, 'new'))],
])('%s a document is replaced only with its former text', async (_where, documents) => {
  expect(await documents.read('lists')).toBeNull()
  expect(await documents.replace('lists', null, 'one')).toBe(true)
  expect(await documents.replace('lists', null, 'two')).toBe(false)
  expect(await documents.replace('lists', 'one', 'two')).toBe(true)
  expect(await documents.read('lists')).toBe('two')
})

it('on disk only the account of the process may read it', async () => {
  await createDiskDocuments(folder).replace('secret', null, 'text')
  expect((await stat(join(folder, 'secret.json'))).mode & 0o777).toBe(0o600)
})

it('on disk it survives a power cut', async () => {
  const flushes = await countFlushes()
  await createDiskDocuments(folder).replace('cut', null, 'text')
  expect(flushes()).toBe(1)
})

it('on disk it is there for the next process', async () => {
  await createDiskDocuments(folder).replace('lists', null, 'kept')
  expect(await createDiskDocuments(folder).read('lists')).toBe('kept')
})
