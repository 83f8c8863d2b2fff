import { beforeAll, expect, it } from 'vitest'
import { testBackend } from '../testing/backend/test-backend.ts'
import { newProofApplicant, type ProofApplicant } from '../testing/proofs/proof-fixture.ts'
import {
  deleteFilesOfItems,
  filesOfItems,
  findAttachedFile,
  findOwnedFile,
  lockUploads,
  unusedUploads,
} from './file-store.ts'

const owner = { ci: 'ci-of-2499999961', businessNumber: '2499999961' }
const strangers = [
  { ...owner, ci: 'ci-of-another' },
  { ...owner, businessNumber: '2499999962' },
]

const backend = testBackend()
let applicant: ProofApplicant
let submitted: string
let unused: string

beforeAll(async () => {
  applicant = await newProofApplicant(backend, owner)
  unused = await applicant.upload('아직.png')
  submitted = await applicant.upload('제출.png')
  const submission = applicant.submission([applicant.item(submitted)])
  await applicant.call('POST', '/api/v1/proof/proof-create', submission)
})

async function idOf(filePath: string): Promise<string> {
  const file = backend.database.selectFrom('file').select('fileId').where('filePath', '=', filePath)
  return (await file.executeTakeFirstOrThrow()).fileId
}

it('a file may be fetched once something was submitted with it, by its owner alone', async () => {
  const fetched = async (filePath: string, by = owner) =>
    (await findAttachedFile(backend.database, by, await idOf(filePath)))?.filePath
  expect(await fetched(submitted)).toBe(submitted)
  expect(await fetched(unused)).toBeUndefined()
  for (const stranger of strangers) expect(await fetched(submitted, stranger)).toBeUndefined()
})

it('an upload may be submitted once, by its owner alone', async () => {
  const usable = async (by = owner) =>
    (await unusedUploads(backend.database, by, [submitted, unused])).map(({ filePath }) => filePath)
  expect(await usable()).toEqual([unused])
  for (const stranger of strangers) expect(await usable(stranger)).toEqual([])
})

it('a path has a file for its owner alone', async () => {
  expect(await findOwnedFile(backend.database, owner, unused)).toMatchObject({ originalName: '아직.png' })
  for (const stranger of strangers) expect(await findOwnedFile(backend.database, stranger, unused)).toBeNull()
})

/** Returns the paths of the uploads that a submission with these paths locks. */
function lock(paths: string[], category: 'receipt' | 'opinion' = 'receipt', by = owner): Promise<string[]> {
  return backend.database
    .transaction()
    .execute(async transaction =>
      (await lockUploads(transaction, by, category, paths)).map(({ filePath }) => filePath),
    )
}

it('an upload is locked for the kind of record that it was uploaded for', async () => {
  const paths = [submitted, unused]
  expect(await lock(paths)).toEqual([unused])
  expect(await lock(paths, 'opinion')).toEqual([])
  for (const stranger of strangers) expect(await lock(paths, 'receipt', stranger)).toEqual([])
})

it('a submission locks its own uploads in their order, so that two never wait for each other', async () => {
  const paths: string[] = []
  for (const number of [1, 2, 3, 4, 5]) paths.push(await applicant.upload(`${number}번.png`))
  // Rows that are written anew are read in another order.
  for (const filePath of paths.toReversed())
    await backend.database.updateTable('file').set({ filePath }).where('filePath', '=', filePath).execute()
  expect(await lock(paths.toReversed())).toEqual(paths)
  expect(await lock(paths.slice(3))).toEqual(paths.slice(3))
})

it('files of an item are deleted once, and those of other items stay', async () => {
  const another = await newProofApplicant(backend)
  const path = await another.upload('다른.png')
  await another.call('POST', '/api/v1/proof/proof-create', another.submission([another.item(path)]))
  const itemOf = async (filePath: string) => {
    const file = backend.database.selectFrom('file').select('proofItemId').where('filePath', '=', filePath)
    return (await file.executeTakeFirstOrThrow()).proofItemId ?? ''
  }
  const [item, other] = [await itemOf(submitted), await itemOf(path)]
  const pathsOf = async (...items: string[]) =>
    (await filesOfItems(backend.database, items)).map(({ filePath }) => filePath)
  expect((await pathsOf(item, other)).toSorted()).toEqual([submitted, path].toSorted())
  const remove = () =>
    backend.database.transaction().execute(transaction => deleteFilesOfItems(transaction, [item], new Date()))
  expect(await remove()).toEqual([submitted])
  expect(await remove()).toEqual([])
  expect(await pathsOf(item, other)).toEqual([path])
  expect(await findOwnedFile(backend.database, owner, submitted)).toBeNull()
})
