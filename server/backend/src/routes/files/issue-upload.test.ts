import { beforeAll, describe, expect, it } from 'vitest'
import { newProofApplicant, uploadIn, type ProofApplicant } from '../../testing/proofs/proof-fixture.ts'
import { postJson, testBackend } from '../../testing/backend/test-backend.ts'

const backend = testBackend()
let applicant: ProofApplicant

beforeAll(async () => {
  applicant = await newProofApplicant(backend)
})

const askUpload = (body: unknown) => applicant.call('POST', '/api/v1/common/file/presigned-url', body)

describe('asking for an upload address', () => {
  it('returns everything that the page needs (API-42, API-43)', async () => {
    const asked = { originalFileName: '영수증 1.png', contentType: 'image/png', fileCategory: 'receipt' }
    const { status, body } = await askUpload(asked)
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      errorMessage: null,
      data: {
        presignedUrl: expect.stringContaining(`${backend.address}/objects/receipt/`),
        fileName: '영수증_1.png',
        filePath: expect.stringMatching(/^receipt\/\d{4}\/\d{2}\/[0-9a-f]{32}\.png$/),
        fileUrl: expect.stringMatching(/\.png$/),
        originalFileName: '영수증 1.png',
        savedFileNm: expect.stringMatching(/^[0-9a-f]{32}\.png$/),
        contentType: 'image/png',
      },
    })
  })

  it('takes a file of opinions, and one whose type the browser does not know (API-45, FILE-05)', async () => {
    const { status, body } = await askUpload({
      originalFileName: 'a.HEIC',
      contentType: '',
      fileCategory: 'opinion',
    })
    expect(status).toBe(200)
    expect(uploadIn(body)).toMatchObject({
      contentType: 'image/heic',
      filePath: expect.stringMatching(/^opinion\//),
    })
  })

  it.each([
    ['a\u202egpj.png', 'agpj.png'],
    ['..\\..\\몰래.png', '몰래.png'],
    ['../x/영수증 1.png', '영수증 1.png'],
    ['반\ud800쪽.png', '반쪽.png'],
    ['\u200b\u0007a.png', 'a.png'],
  ])('keeps a name as people read it: %j as %s', async (originalFileName, kept) => {
    const { body } = await askUpload({ originalFileName, contentType: 'image/png', fileCategory: 'receipt' })
    expect(body).toMatchObject({ data: { originalFileName: kept } })
  })

  it.each([
    ['a program that calls itself an image', { originalFileName: 'a.exe', contentType: 'image/png' }],
    ['an image that calls itself a page', { originalFileName: 'a.png', contentType: 'text/html' }],
    ['a drawing with scripts', { originalFileName: 'a.svg', contentType: 'image/svg+xml' }],
    ['a name without an ending', { originalFileName: 'a', contentType: 'image/png' }],
  ])('refuses %s (FILE-04)', async (_, asked) => {
    const { status, body } = await askUpload({ ...asked, fileCategory: 'receipt' })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      errorCode: 'FILE_TYPE_REFUSED',
      message: '지원하지 않는 파일 형식입니다. (jpg, jpeg, png, heic, heif, webp, pdf만 가능)',
    })
  })

  it.each([
    [{}],
    [{ originalFileName: '', contentType: 'image/png', fileCategory: 'receipt' }],
    [{ originalFileName: 'a.png', contentType: 'image/png', fileCategory: 'forms' }],
    [{ originalFileName: `${'a'.repeat(300)}.png`, contentType: 'image/png', fileCategory: 'receipt' }],
    [{ originalFileName: ['a.png'], contentType: {}, fileCategory: 'receipt' }],
    [[]],
  ])('refuses %j as malformed', async asked => {
    expect(await askUpload(asked)).toMatchObject({ status: 400, body: { errorCode: 'REQUEST_MALFORMED' } })
  })

  it('needs a session', async () => {
    const url = `${backend.address}/api/v1/common/file/presigned-url`
    const response = await postJson(url, {
      originalFileName: 'a.png',
      contentType: '',
      fileCategory: 'receipt',
    })
    expect(response).toMatchObject({ status: 401, body: { errorCode: 'AUTH_EXPIRED' } })
  })
})
