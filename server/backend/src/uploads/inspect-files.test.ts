import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { attachFiles, lockUploads } from '../stores/file-store.ts'
import { insertBatch, insertItem } from '../stores/proof-store.ts'
import {
  newProofApplicant,
  sampleBytes,
  uploadIn,
  type ProofApplicant,
} from '../testing/proofs/proof-fixture.ts'
import { testBackend } from '../testing/backend/test-backend.ts'
import { acceptedFile, takeUploads, type InspectedUploads } from './inspect-files.ts'

const backend = testBackend()
let applicant: ProofApplicant
const owner = { ci: 'ci-of-uploads', businessNumber: '3000000001' }

beforeAll(async () => {
  applicant = await newProofApplicant(backend, owner)
})

const somebodyWaits = async () => {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    backend.database,
  )
  return rows.length
}

it('keeps what was inspected, whatever is uploaded to the same address before the submission is through', async () => {
  const asked = { originalFileName: 'a.png', contentType: 'image/png', fileCategory: 'receipt' }
  const { body } = await applicant.call('POST', '/api/v1/common/file/presigned-url', asked)
  const { presignedUrl, filePath } = uploadIn(body)
  const put = (bytes: Uint8Array<ArrayBuffer>) =>
    fetch(presignedUrl, { method: 'PUT', body: bytes, headers: { 'content-type': 'image/png' } })
  await put(sampleBytes.png)

  const { database } = backend
  const submitting = await database.transaction().execute(async transaction => {
    await sql`select 1 from application where application_number = ${applicant.applicationNumber} for update`.execute(
      transaction,
    )
    const pressed = applicant.call(
      'POST',
      '/api/v1/proof/proof-create',
      applicant.submission([applicant.item(filePath)]),
    )
    await expect.poll(somebodyWaits).toBe(1)
    expect((await put(sampleBytes.html)).status).toBe(200)
    return { pressed }
  })
  expect((await submitting.pressed).status).toBe(200)

  const path = `/api/v1/common/file/presigned-download-url?filePath=${encodeURIComponent(filePath)}`
  const kept = await fetch(String(Object((await applicant.call('POST', path)).body).data))
  expect(Buffer.from(await kept.arrayBuffer())).toEqual(sampleBytes.png)
  expect(await database.selectFrom('documentUpload').selectAll().execute()).toEqual([])
})

it('lets no one change a file while a submission looks at it, nor afterwards', async () => {
  const asked = { originalFileName: 'a.png', contentType: 'image/png', fileCategory: 'receipt' }
  const { body } = await applicant.call('POST', '/api/v1/common/file/presigned-url', asked)
  const { presignedUrl, filePath } = uploadIn(body)
  const put = (bytes: Uint8Array<ArrayBuffer>) =>
    fetch(presignedUrl, { method: 'PUT', body: bytes, headers: { 'content-type': 'image/png' } })
  expect((await put(sampleBytes.png)).status).toBe(200)

  const late = await backend.database.transaction().execute(async transaction => {
    const [file] = await lockUploads(transaction, owner, 'receipt', [filePath])
    const overwriting = put(sampleBytes.html)
    await expect.poll(somebodyWaits).toBe(1)
    const at = new Date()
    const { applicationNumber } = applicant
    const batchId = await insertBatch(transaction, {
      applicationNumber,
      proofType: '일반',
      amountKind: null,
      status: '제출완료',
      createdAt: at,
      updatedAt: at,
    })
    const proofItemId = await insertItem(transaction, {
      batchId,
      proofType: '일반',
      status: '제출완료',
      createdAt: at,
    })
    const inspected = {
      fileId: file?.fileId ?? '',
      name: 'a.png',
      size: sampleBytes.png.byteLength,
      kind: 'png',
    } as const
    await attachFiles(transaction, [inspected], { proofItemId }, at)
    return { overwriting }
  })
  expect((await late.overwriting).status).toBe(409)
})

describe('the uploads that a submission takes', () => {
  const facts = { fileId: '1', storedPath: 'receipt/copy.png', name: 'a.png', size: 1, kind: 'png' } as const

  async function take(paths: readonly string[], uploads: InspectedUploads) {
    return backend.database
      .transaction()
      .execute(transaction => takeUploads(transaction, uploads, owner, 'receipt', paths))
  }

  it('are its own, inspected, none twice, in their order', async () => {
    const [one, two] = [await applicant.upload('a.png'), await applicant.upload('b.png')]
    const inspected = new Map([
      [one, facts],
      [two, { ...facts, fileId: '2' }],
    ])
    expect((await take([two, one], inspected)).map(({ fileId }) => fileId)).toEqual(['2', '1'])
    await expect(take([one, one], inspected)).rejects.toMatchObject({ errorCode: 'FILE_SENT_TWICE' })
    await expect(take([one, 'receipt/none.png'], inspected)).rejects.toMatchObject({
      status: 404,
      errorCode: 'FILE_NOT_FOUND',
    })
  })

  it('were uploaded, and are not empty', async () => {
    const path = await applicant.upload('a.png')
    await expect(take([path], new Map([[path, null]]))).rejects.toMatchObject({
      status: 400,
      errorCode: 'FILE_NOT_UPLOADED',
    })
    await expect(take([path], new Map([[path, { ...facts, size: 0 }]]))).rejects.toMatchObject({
      status: 400,
      errorCode: 'FILE_SIZE_ZERO_ERROR',
    })
  })

  it('have a known kind once they are accepted', () => {
    expect(acceptedFile(facts)).toEqual(facts)
    const mistake = 'File 1 was accepted without a known kind.'
    expect(() => acceptedFile({ ...facts, kind: null })).toThrow(mistake)
  })
})
