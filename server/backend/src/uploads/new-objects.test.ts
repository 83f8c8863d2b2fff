import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFileObjectStore } from '../objects/file-object-store.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import { createAddressSigner } from '../objects/signed-address.ts'
import { withStoredDocuments } from './application-documents.ts'
import { sweepNewObjects, withNewObjects } from './new-objects.ts'
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts'
import { waitingStatements } from '../testing/databases/waiting-statements.ts'
import { beginUploads, endUploads, takeNewObjects } from '../stores/applications/document-uploads.ts'

const NOW = new Date('2025-06-01T00:00:00Z')
const LATER = new Date('2025-06-01T00:05:00Z')

let test: TestDatabase
let folder: string
let objects: ObjectStore

beforeAll(async () => {
  test = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'documents-'))
  objects = createFileObjectStore(
    folder,
    createAddressSigner(Buffer.alloc(32), () => NOW),
  )
})
afterAll(async () => {
  await test.drop()
  await rm(folder, { recursive: true })
})

const pending = () => test.database.selectFrom('documentUpload').select('filePath').execute()

async function put(path: string): Promise<void> {
  await objects.putObject(path, Buffer.from('x'), { contentType: 'application/pdf', originalName: null })
}

it('removes at the next start what a crash has left on its way, and only that', async () => {
  await beginUploads(test.database, ['application/a', 'application/never-written'], NOW)
  await put('application/a')
  await put('application/kept')
  await beginUploads(test.database, ['application/at-this-moment'], LATER)
  await put('application/at-this-moment')

  await sweepNewObjects({ database: test.database, objects }, NOW)
  expect(await objects.headObject('application/a')).toBeNull()
  expect(await objects.headObject('application/kept')).not.toBeNull()
  expect(await objects.headObject('application/at-this-moment')).not.toBeNull()
  expect(await pending()).toEqual([{ filePath: 'application/at-this-moment' }])
  await endUploads(test.database, ['application/at-this-moment'])
})

it('removes what the work has not taken, also when the work fails', async () => {
  const sentAs = join(folder, 'sent')
  await put('sent')
  const record = {
    document: 'businessRegistrationFile',
    filePath: 'application/b',
    originalName: 'b.pdf',
    savedName: 'b',
    fileSize: 1,
    mimeType: 'application/pdf',
  } as const
  const document = { record, sentAs, sha256: '' }
  const needed = { database: test.database, objects, now: () => NOW }
  const fail = () => Promise.reject(new Error('no room'))
  const ofAnother = 'application/of-another'
  await beginUploads(test.database, [ofAnother], NOW)
  await put(ofAnother)
  await expect(withStoredDocuments(needed, [document], fail)).rejects.toThrow('no room')
  expect(await objects.headObject('application/b')).toBeNull()
  expect(await objects.headObject(ofAnother)).not.toBeNull()
  await endUploads(test.database, [ofAnother])

  await withStoredDocuments(needed, [document], () => endUploads(test.database, ['application/b']))
  const label = { contentType: 'application/pdf', originalName: 'b.pdf' }
  expect(await objects.headObject('application/b')).toMatchObject(label)
  expect(await pending()).toEqual([])
})

it('keeps what a transaction is taking whose client has left', async () => {
  const { database } = test
  const path = 'application/c'
  const taking = await database.startTransaction().execute()
  const take = async (): Promise<void> => {
    await takeNewObjects(taking, [path])
    throw new Error('The client has left.')
  }
  const work = withNewObjects({ database, objects, now: () => NOW }, [path], () => put(path), take)
  const failure = work.catch((error: unknown) => String(error))
  try {
    await expect.poll(() => waitingStatements(database)).toBe(1)
  } finally {
    await taking.commit().execute()
  }
  expect(await failure).toContain('The client has left.')
  expect(await objects.headObject(path)).not.toBeNull()
})
