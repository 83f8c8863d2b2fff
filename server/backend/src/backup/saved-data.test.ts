import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { countFlushes } from 'file-kit/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import type { ObjectStore } from '../objects/object-store.ts'
import { recordAudit } from '../stores/applications/audit.ts'
import { schemaSteps } from '../stores/migrate.ts'
import { migrations } from '../stores/migrations/index.ts'
import { startTestBackend, type TestBackend } from '../testing/backend/test-backend.ts'
import { emptyDatabase } from '../testing/databases/own-database.ts'
import { tableDigests } from '../testing/databases/table-digests.ts'
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts'
import { newProofApplicant, type ProofApplicant } from '../testing/proofs/proof-fixture.ts'
import { openData, restoreData, saveData, type Data } from './saved-data.ts'

let backend: TestBackend
let applicant: ProofApplicant
let data: Data
let target: TestDatabase
let folder: string

beforeAll(async () => {
  backend = await startTestBackend()
  applicant = await newProofApplicant(backend)
  target = await createTestDatabase()
  data = { ...(await dataIn(target.databaseUrl, backend.dataDir)), database: backend.database }
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saved-data-'))
  return () => rm(folder, { recursive: true })
})
afterAll(async () => {
  await target.drop()
  await backend.stop()
})

const dataIn = (databaseUrl: string, dataDir: string) => openData({ databaseUrl, dataDir, s3: undefined })
const saved = (path: string) => existsSync(join(folder, 'objects', path))

/** Returns the batch of one submitted file, and the path of the file. */
async function submitted(): Promise<{ batchId: string; path: string }> {
  const uploaded = await applicant.upload('영수증.png')
  await applicant.call('POST', '/api/v1/proof/proof-create', applicant.submission([applicant.item(uploaded)]))
  const { batchId, storedPath } = await backend.database
    .selectFrom('file')
    .innerJoin('proofItem', 'proofItem.itemId', 'file.proofItemId')
    .select(['batchId', 'storedPath'])
    .where('filePath', '=', uploaded)
    .executeTakeFirstOrThrow()
  return { batchId, path: storedPath ?? '' }
}

function deleteBatch({ batchId }: { batchId: string }) {
  return applicant.call('DELETE', `/api/v1/proof-mstr/delete/${batchId}`)
}

/** Runs the work at the first read of an object; every read waits for it. */
function whileCopying(work: () => Promise<void>): ObjectStore {
  let done: Promise<void> | undefined
  return {
    ...data.objects,
    async getObject(path, bytes) {
      await (done ??= work())
      return data.objects.getObject(path, bytes)
    },
  }
}

it('has every object of its rows, though applicants delete and submit files meanwhile', async () => {
  const [kept, deleted] = [await submitted(), await submitted()]
  const added: string[] = []
  const objects = whileCopying(async () => {
    await deleteBatch(deleted)
    added.push((await submitted()).path)
  })
  expect(await saveData({ ...data, objects }, folder)).toEqual([])

  const files = await readFile(join(folder, 'tables/file.jsonl'), 'utf8')
  expect([kept.path, ...added].map(path => saved(path) && files.includes(path))).toEqual([true, true])
  expect(saved(deleted.path)).toBe(false)
})

it('has no object that an applicant deletes after its copy was made', async () => {
  const [copied, missing] = [await submitted(), await submitted()]
  const object = await data.objects.getObject(copied.path)
  if (!object) throw new Error('A submitted file has no object.')
  const content = await buffer(object.content)
  const later = whileCopying(async () => {
    await deleteBatch(copied)
    await deleteBatch(missing)
  })
  const getObject: ObjectStore['getObject'] = async (path, bytes) =>
    path === copied.path ? { ...object, content: Readable.from(content) } : later.getObject(path, bytes)
  expect(await saveData({ ...data, objects: { ...later, getObject } }, folder)).toEqual([])
  expect(saved(copied.path)).toBe(false)
})

it('is of one moment, whatever is written while it is read', async () => {
  let written: Promise<void> | undefined
  const writing = { at: new Date(), actor: 'unknown', action: 'while.reading', detail: {} }
  const database = backend.database.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await (written ??= recordAudit(backend.database, writing))
      return result
    },
  })
  await saveData({ ...data, database }, folder)
  const rows = () => readFile(join(folder, 'tables/audit.jsonl'), 'utf8')
  expect(await rows()).not.toContain('while.reading')
  await saveData(data, folder)
  expect(await rows()).toContain('while.reading')
})

it('is on the disk: its moment, each table, and each object with its facts and its name', async () => {
  await submitted()
  const flushes = await countFlushes()
  await saveData(data, folder)
  const tables = await readdir(join(folder, 'tables'))
  const objects = await readdir(join(folder, 'objects'), { recursive: true, withFileTypes: true })
  const files = objects.filter(entry => entry.isFile())
  expect(flushes()).toBe(1 + tables.length + (files.length / 2) * 3)
})

it('is complete but for an object that the store has lost, which it names', async () => {
  const { path } = await submitted()
  await data.objects.deleteObject(path)
  expect(await saveData(data, folder)).toEqual([path])
})

it('fills an empty database with the same rows, to the last digit and letter', async () => {
  const kept = await submitted()
  const detail = { text: 'a\nb\u2028c\\"\'', count: 1 }
  await recordAudit(backend.database, { at: new Date(), actor: 'unknown', action: 'test', detail })
  await saveData(data, folder)
  await emptyDatabase(target.database)
  await using restored = await dataIn(target.databaseUrl, join(folder, 'restored'))
  await restoreData(restored, folder)
  expect(await tableDigests(restored.database)).toEqual(await tableDigests(backend.database))
  const { path } = kept
  expect(await restored.objects.headObject(path)).toEqual(await data.objects.headObject(path))
})

it('is restored by a later version, whose steps follow, and not by an earlier one', async () => {
  await saveData(data, folder)
  await emptyDatabase(target.database)
  await using restored = await dataIn(target.databaseUrl, join(folder, 'restored'))
  const last = Object.keys(migrations).at(-1) ?? ''
  const step = migrations[last] ?? { up: async () => {} }
  delete migrations[last]
  await expect(restoreData(restored, folder)).rejects.toThrow(`A later version made the schema: ${last}.`)
  migrations[last] = step

  migrations['9999-new'] = { up: async database => void (await sql`create table later ()`.execute(database)) }
  onTestFinished(() => void delete migrations['9999-new'])
  await restoreData(restored, folder)
  expect((await schemaSteps(restored.database)).added.slice(-2)).toEqual([last, '9999-new'])
})
