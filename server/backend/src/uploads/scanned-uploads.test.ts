import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { filingFixture, pdf } from '../testing/applications/filing-fixture.ts'
import { fileApplication } from '../testing/applications/test-filing.ts'
import { startTestBackend, testBackend, type TestBackend } from '../testing/backend/test-backend.ts'
import {
  newProofApplicant,
  sampleBytes,
  uploadIn,
  type ProofApplicant,
} from '../testing/proofs/proof-fixture.ts'
import { cutsOff, EICAR, startClamdServer, type ClamdServer } from '../testing/services/clamd-server.ts'
import { startTestS3, type TestS3 } from '../testing/storage/s3-server.ts'

const INFECTED_PDF = Buffer.from(`%PDF-1.7\n${EICAR}\n`)
const infected = (name: string) => ({
  errorCode: 'FILE_INFECTED',
  message: `악성코드가 발견된 파일은 업로드할 수 없습니다. ${name}`,
})
const unavailable = {
  status: 503,
  body: {
    errorCode: 'SCAN_UNAVAILABLE',
    message: '파일을 검사할 수 없습니다. 잠시 후 다시 시도해주세요.',
  },
}

let clamd: ClamdServer
let bucket: TestS3

beforeAll(async () => {
  clamd = await startClamdServer()
  bucket = await startTestS3()
})
afterAll(async () => {
  await clamd.stop()
  await bucket.stop()
})
beforeEach(() => {
  clamd.replies = []
})

const onDisk = () => ({})
const inBucket = () => {
  const { bucket: name, endpoint = '', credentials } = bucket.settings
  return {
    S3_BUCKET: name,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
  }
}

describe.each([
  ['on disk', onDisk],
  ['in a bucket', inBucket],
])('an upload %s', (_, storage) => {
  let backend: TestBackend
  let applicant: ProofApplicant

  beforeAll(async () => {
    const SCAN_ADDRESS = `127.0.0.1:${clamd.port}`
    backend = await startTestBackend({ SCAN_ADDRESS, CDN_DIR: '/nowhere', ...storage() })
    applicant = await newProofApplicant(backend)
  })
  afterAll(() => backend.stop())

  async function upload(name: string, bytes: Uint8Array<ArrayBuffer>, fileCategory = 'receipt') {
    const asked = { originalFileName: name, contentType: 'application/pdf', fileCategory }
    const { body } = await applicant.call('POST', '/api/v1/common/file/presigned-url', asked)
    const { presignedUrl, filePath } = uploadIn(body)
    const headers = {
      'content-type': 'application/pdf',
      'x-amz-meta-original-file-name': encodeURIComponent(name),
    }
    expect((await fetch(presignedUrl, { method: 'PUT', body: bytes, headers })).status).toBe(200)
    return filePath
  }
  const askAddress = (filePath: string) =>
    applicant.call('POST', `/api/v1/common/file/presigned-download-url?${new URLSearchParams({ filePath })}`)
  const register = (filePath: string) =>
    applicant.call('POST', '/api/v1/proof/proof-create', applicant.submission([applicant.item(filePath)]))

  it('that is clean is confirmed and registered', async () => {
    const filePath = await upload('영수증.pdf', sampleBytes.pdf)
    expect((await askAddress(filePath)).status).toBe(200)
    expect((await register(filePath)).status).toBe(200)
    expect(clamd.scanned.at(-1)).toEqual(sampleBytes.pdf)
  })

  it('with malware gets no address, is not registered, and is named; its name is logged', async () => {
    const filePath = await upload('영수증.pdf', INFECTED_PDF)
    for (const response of [await askAddress(filePath), await register(filePath)])
      expect(response).toMatchObject({ status: 400, body: infected('영수증.pdf') })
    expect(backend.logged.join()).toContain('"malware":"Eicar-Test-Signature"')
    expect(await backend.database.selectFrom('documentUpload').selectAll().execute()).toEqual([])
  })

  it('with malware is noticed behind a clean one too, and neither is registered', async () => {
    const clean = await upload('b.pdf', sampleBytes.pdf)
    const other = await upload('a.pdf', INFECTED_PDF)
    const items = [clean, other].map(filePath => applicant.item(filePath))
    const create = applicant.call('POST', '/api/v1/proof/proof-create', applicant.submission(items))
    expect(await create).toMatchObject({ status: 400, body: infected('a.pdf') })
    expect((await register(clean)).status).toBe(200)
  })

  it('that was replaced after its confirmation is scanned again as it is registered', async () => {
    const asked = { originalFileName: 'a.pdf', contentType: 'application/pdf', fileCategory: 'receipt' }
    const { body } = await applicant.call('POST', '/api/v1/common/file/presigned-url', asked)
    const { presignedUrl, filePath } = uploadIn(body)
    const headers = { 'content-type': 'application/pdf', 'x-amz-meta-original-file-name': 'a.pdf' }
    const put = (bytes: Uint8Array<ArrayBuffer>) =>
      fetch(presignedUrl, { method: 'PUT', body: bytes, headers })
    await put(sampleBytes.pdf)
    expect((await askAddress(filePath)).status).toBe(200)
    await put(INFECTED_PDF)
    expect(await register(filePath)).toMatchObject({ status: 400, body: infected('a.pdf') })
  })

  it('waits for another try while the scanner is away, and is registered then', async () => {
    const filePath = await upload('영수증.pdf', sampleBytes.pdf)
    clamd.replies = [cutsOff]
    expect(await askAddress(filePath)).toMatchObject(unavailable)
    expect(await register(filePath)).toMatchObject(unavailable)
    clamd.replies = []
    expect((await register(filePath)).status).toBe(200)
  })

  it('of an opinion is refused before the opinion exists', async () => {
    const filePath = await upload('의견.pdf', INFECTED_PDF, 'opinion')
    expect(await askAddress(filePath)).toMatchObject({ status: 400, body: infected('의견.pdf') })
  })
})

describe('a document of an application', () => {
  let backend: TestBackend

  beforeAll(async () => {
    backend = await startTestBackend({ SCAN_ADDRESS: `127.0.0.1:${clamd.port}` })
  })
  afterAll(() => backend.stop())

  it('with malware is refused at its field, and nothing of the application is lost', async () => {
    const { ready, expectDraft, storedObjects } = filingFixture(backend, 2_600_000_000)
    const filing = await ready()
    const before = await storedObjects()
    const document = pdf('등록증.pdf', INFECTED_PDF)
    const { errorCode, message } = infected('등록증.pdf')
    const errors = [{ field: 'businessRegistrationFile', message }]
    expect(await fileApplication(backend, filing, { businessRegistrationFile: document })).toEqual({
      status: 400,
      body: { status: 400, errorCode, message, errors },
    })
    await expectDraft(filing.aplyNo)
    expect(await storedObjects()).toEqual(before)

    clamd.replies = [cutsOff]
    expect(await fileApplication(backend, filing, { businessRegistrationFile: pdf() })).toMatchObject(
      unavailable,
    )
    clamd.replies = []
    expect(await fileApplication(backend, filing, { businessRegistrationFile: pdf() })).toMatchObject({
      status: 200,
    })
  })
})

describe('without a scanner', () => {
  const backend = testBackend({ SCAN_ADDRESS: 'off' })

  it('every file passes, and the log of the start warns of it', async () => {
    const applicant = await newProofApplicant(backend)
    const filePath = await applicant.upload('a.pdf', INFECTED_PDF)
    const registered = await applicant.call(
      'POST',
      '/api/v1/proof/proof-create',
      applicant.submission([applicant.item(filePath)]),
    )
    expect(registered.status).toBe(200)
    expect(backend.logged.join()).toContain('uploads are not scanned for malware')
  })
})
