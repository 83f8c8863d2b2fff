import { beforeAll, describe, expect, it } from 'vitest'
import { filesIn } from '../backup/saved-data.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import { testBackend } from '../testing/backend/test-backend.ts'
import { testFields } from '../testing/backend/test-fields.ts'
import { StoredState } from '../testing/faults/stored-state.ts'
import { newProofApplicant } from '../testing/proofs/proof-fixture.ts'
import { erasePerson } from './erase-person.ts'
import { eraseExpired } from './retention.ts'

const ci = 'ci-of-files'
const LONG_AFTER = new Date('2100-01-01T00:00:00Z')

const backend = testBackend()
let state: StoredState

// A filed proof, a document, and two uploads without a use.
beforeAll(async () => {
  state = new StoredState(backend)
  const applicant = await newProofApplicant(backend, { ci })
  const path = await applicant.upload('영수증.png')
  await applicant.call('POST', '/api/v1/proof/proof-create', applicant.submission([applicant.item(path)]))
  for (const name of ['첫째.png', '둘째.png']) await applicant.upload(name)
  const { applicationNumber } = applicant
  const file = {
    filePath: await applicant.upload('등록증.png'),
    originalName: '등록증.png',
    savedName: 'a.png',
  }
  const described = { document: 'businessRegistrationFile', fileSize: 1, mimeType: 'image/png' } as const
  const row = { applicationNumber, ...file, ...described, storedAt: new Date() }
  await backend.database.insertInto('applicationDocument').values(row).execute()
})

/** Returns a store that removes so many files and fails then, as a bucket without a connection. */
function objectsAfter(deletions: number): ObjectStore {
  let left = deletions
  const objects = filesIn(backend.dataDir)
  const deleteObject = async (path: string) => {
    left -= 1
    if (left < 0) throw new Error('The bucket is away.')
    await objects.deleteObject(path)
  }
  return { ...objects, deleteObject }
}

const needed = (objects: ObjectStore) => ({
  database: backend.database,
  objects,
  fields: testFields,
  now: () => new Date(),
})

describe.each([
  ['a person', (objects: ObjectStore) => erasePerson(needed(objects), { ci, actor: 'operator:owner/test' })],
  ['what is over', (objects: ObjectStore) => eraseExpired(needed(objects), LONG_AFTER)],
])('the erasure of %s', (_, erase) => {
  it('fails with a file that cannot be removed, and keeps every row that names one', async () => {
    const before = await state.rows()
    const files = state.objects().length
    for (const deletions of [0, 1, 2]) {
      await expect(erase(objectsAfter(deletions))).rejects.toThrow('The bucket is away.')
      expect(await state.rows()).toEqual(before)
    }
    expect(state.objects().length).toBeLessThan(files)
  })
})
