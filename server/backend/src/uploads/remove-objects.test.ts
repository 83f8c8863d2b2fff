import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { createFileObjectStore, objectsFolder } from '../objects/file-object-store.ts'
import { createAddressSigner } from '../objects/signed-address.ts'
import { newProofApplicant, type ProofApplicant } from '../testing/proofs/proof-fixture.ts'
import { testBackend } from '../testing/backend/test-backend.ts'
import { sweepObjects } from './remove-objects.ts'

const backend = testBackend()
let applicant: ProofApplicant
const warned: unknown[][] = []
let removed: string[] = []

beforeAll(async () => {
  applicant = await newProofApplicant(backend)
})

function sweep(hours: number, canDelete = true): Promise<void> {
  const now = () => new Date(Date.now() + hours * 3_600_000)
  const signer = createAddressSigner(Buffer.from('any key'), now)
  const objects = createFileObjectStore(objectsFolder(backend.dataDir), signer)
  removed = []
  const deleteObject = (path: string) => (removed.push(path), objects.deleteObject(path))
  const broken = { ...objects, deleteObject: () => Promise.reject(new Error('no room to move')) }
  const log = { warn: (...words: unknown[]) => void warned.push(words) }
  return sweepObjects({
    database: backend.database,
    now,
    objects: canDelete ? { ...objects, deleteObject } : broken,
    log,
  })
}

const isStored = (path: string) => existsSync(join(objectsFolder(backend.dataDir), path))

const storedPathOf = async (filePath: string) => {
  const row = backend.database.selectFrom('file').select('storedPath').where('filePath', '=', filePath)
  return (await row.executeTakeFirstOrThrow()).storedPath ?? ''
}

it('removes an upload that nothing was submitted with for a day, and nothing that is in use', async () => {
  const [unused, used] = [await applicant.upload('a.png'), await applicant.upload('b.png')]
  await applicant.call('POST', '/api/v1/proof/proof-create', applicant.submission([applicant.item(used)]))
  const inUse = await storedPathOf(used)
  expect(dirname(inUse)).toBe(dirname(used))
  await sweep(0)
  expect([unused, used, inUse].map(isStored)).toEqual([true, true, true])
  // The copy is in use; the upload itself is removed once its address has expired.
  await sweep(23)
  expect([unused, used, inUse].map(isStored)).toEqual([true, false, true])
  await sweep(25)
  expect([unused, used, inUse].map(isStored)).toEqual([false, false, true])
  const rows = await backend.database.selectFrom('file').select('filePath').execute()
  expect(rows).toEqual([{ filePath: used }])
})

it('removes later what could not be removed when it was deleted', async () => {
  const path = await applicant.upload('c.png')
  await applicant.call('POST', '/api/v1/proof/proof-create', applicant.submission([applicant.item(path)]))
  await backend.database
    .updateTable('file')
    .set({ deletedAt: new Date() })
    .where('filePath', '=', path)
    .execute()
  const copy = await storedPathOf(path)
  await sweep(0, false)
  const err = expect.objectContaining({ message: 'no room to move' })
  expect(warned).toEqual([[{ err }, 'objects could not be removed']])
  expect([path, copy].map(isStored)).toEqual([true, true])
  await sweep(0)
  expect([path, copy].map(isStored)).toEqual([false, false])
})

it('removes each upload with a copy after its own address has expired, once', async () => {
  await sweep(2)
  const [early, late] = [await applicant.upload('d.png'), await applicant.upload('e.png')]
  const items = [applicant.item(early), applicant.item(late)]
  await applicant.call('POST', '/api/v1/proof/proof-create', applicant.submission(items))
  const inTwoHours = new Date(Date.now() + 2 * 3_600_000)
  await backend.database
    .updateTable('file')
    .set({ issuedAt: inTwoHours })
    .where('filePath', '=', late)
    .execute()
  await sweep(2)
  expect(removed).toEqual([early])
  await sweep(4)
  expect(removed).toEqual([late])
  await sweep(4)
  expect(removed).toEqual([])
})
