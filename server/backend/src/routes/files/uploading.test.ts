import { readdir } from 'node:fs/promises'
import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  newProofApplicant,
  sampleBytes,
  uploadIn,
  type ProofApplicant,
} from '../../testing/proofs/proof-fixture.ts'
import { postJson, testBackend } from '../../testing/backend/test-backend.ts'

const LIMIT = 10_485_760

const backend = testBackend()
let applicant: ProofApplicant

beforeAll(async () => {
  applicant = await newProofApplicant(backend)
})

async function newUpload(originalFileName = '영수증 1.png', contentType = 'image/png') {
  const asked = { originalFileName, contentType, fileCategory: 'receipt' }
  const { body } = await applicant.call('POST', '/api/v1/common/file/presigned-url', asked)
  return uploadIn(body)
}

const put = (url: string, body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'PUT', body, headers: { 'content-type': 'image/png', ...headers } })

const askDownload = (path: string) =>
  applicant.call('POST', `/api/v1/common/file/presigned-download-url?filePath=${encodeURIComponent(path)}`)
const dataOf = (body: unknown) => String(typeof body === 'object' && body && 'data' in body ? body.data : '')

describe('uploading', () => {
  it('keeps the bytes, and they come back under the name that they had (API-46, API-47)', async () => {
    const { presignedUrl, filePath } = await newUpload()
    const headers = { 'x-amz-meta-original-file-name': encodeURIComponent('영수증 1.png') }
    expect((await put(presignedUrl, sampleBytes.png, headers)).status).toBe(200)

    const { status, body } = await askDownload(filePath)
    expect(status).toBe(200)
    const head = await fetch(dataOf(body), { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(String(sampleBytes.png.byteLength))
    const response = await fetch(dataOf(body))
    expect(Buffer.from(await response.arrayBuffer())).toEqual(sampleBytes.png)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; img-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    expect(response.headers.get('content-disposition')).toBe(
      `inline; filename="___ 1.png"; filename*=UTF-8''${encodeURIComponent('영수증 1.png')}`,
    )
  })

  it('takes a file without bytes, whose size the page then sees (FILE-20)', async () => {
    const { presignedUrl, filePath } = await newUpload()
    expect((await put(presignedUrl, Buffer.alloc(0))).status).toBe(200)
    const { body } = await askDownload(filePath)
    expect((await fetch(dataOf(body), { method: 'HEAD' })).headers.get('content-length')).toBe('0')
  })

  it('takes exactly 10 MB and not a byte more (FILE-06)', async () => {
    expect((await put((await newUpload()).presignedUrl, Buffer.alloc(LIMIT, 1))).status).toBe(200)
    const { presignedUrl, filePath } = await newUpload()
    const refused = await put(presignedUrl, Buffer.alloc(LIMIT + 1, 1))
    expect(refused.status).toBe(413)
    expect(await refused.json()).toMatchObject({ errorCode: 'OBJECT_TOO_LARGE' })
    expect((await fetch(dataOf((await askDownload(filePath)).body))).status).toBe(404)
  })

  it('counts what comes, not what was announced, and is refused while more is sent', async () => {
    const { presignedUrl } = await newUpload()
    expect(await putInPieces(presignedUrl, LIMIT + 1)).toBe(413)
  })

  it('is read on after a refusal, so that a browser that still sends sees its response', async () => {
    const { presignedUrl } = await newUpload()
    expect(await putInPieces(presignedUrl, 3 * LIMIT)).toBe(413)
  })

  it('is refused by its announced size, before a byte of it is sent', async () => {
    const { presignedUrl } = await newUpload()
    const headers = { 'content-type': 'image/png', 'content-length': LIMIT + 1 }
    const sent = httpRequest(presignedUrl, { method: 'PUT', headers, signal: AbortSignal.timeout(5_000) })
    sent.flushHeaders()
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    expect(response.statusCode).toBe(413)
    sent.on('error', () => undefined).destroy()
  })

  it.each(['image/jpeg', 'text/html', ''])('refuses the type %j, which was not signed', async type => {
    const { presignedUrl } = await newUpload()
    const response = await put(presignedUrl, sampleBytes.png, { 'content-type': type })
    expect(response.status).toBe(415)
  })

  it.each([
    ['image/png', 'Image/PNG'],
    ['IMAGE/png', 'image/png'],
  ])('of a file of type %s takes it as %s too', async (signed, sent) => {
    const { presignedUrl } = await newUpload('a.png', signed)
    expect((await put(presignedUrl, sampleBytes.png, { 'content-type': sent })).status).toBe(200)
  })

  it('can be repeated until something is submitted with the file, and never after', async () => {
    const { presignedUrl, filePath } = await newUpload()
    await put(presignedUrl, sampleBytes.jpg)
    expect((await put(presignedUrl, sampleBytes.png)).status).toBe(200)
    const { status } = await applicant.call(
      'POST',
      '/api/v1/proof/proof-create',
      applicant.submission([applicant.item(filePath)]),
    )
    expect(status).toBe(200)

    const late = await put(presignedUrl, sampleBytes.html)
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({
      errorCode: 'OBJECT_IN_USE',
      message: '이미 등록된 파일은 변경할 수 없습니다.',
    })
    const kept = await fetch(dataOf((await askDownload(filePath)).body))
    expect(Buffer.from(await kept.arrayBuffer())).toEqual(sampleBytes.png)
  })

  it('leaves nothing behind that is half written', async () => {
    const { presignedUrl, filePath } = await newUpload()
    await cutOff(presignedUrl)
    const unfinished = join(backend.dataDir, 'objects/.unfinished')
    await expect.poll(() => readdir(unfinished)).toEqual([])
    await expect.poll(() => backend.logged.join()).toContain(`"path":"/objects/${filePath}"`)
    expect(backend.logged.join()).not.toContain('request failed')
    expect((await fetch(dataOf((await askDownload(filePath)).body))).status).toBe(404)
  })
})

describe('an object store that is broken on purpose', () => {
  const breakIt = (fault: object) =>
    postJson(`${backend.address}/sandbox/api/faults`, { target: '/objects/', times: 1, ...fault })

  it('ends an upload with 504, as a gateway does after waiting too long', async () => {
    const { presignedUrl } = await newUpload()
    await breakIt({ kind: 'status', value: 504 })
    expect((await put(presignedUrl, sampleBytes.png)).status).toBe(504)
    expect((await put(presignedUrl, sampleBytes.png)).status).toBe(200)
  })

  it('loses the connection half way, and keeps nothing of that file', async () => {
    const { presignedUrl, filePath } = await newUpload()
    await breakIt({ kind: 'cut' })
    await expect(put(presignedUrl, sampleBytes.png)).rejects.toThrow('fetch failed')
    expect((await fetch(dataOf((await askDownload(filePath)).body))).status).toBe(404)
    expect((await put(presignedUrl, sampleBytes.png)).status).toBe(200)
  })

  it('stores nothing of what was sent, and says that all is well', async () => {
    const { presignedUrl, filePath } = await newUpload()
    await breakIt({ kind: 'empty' })
    expect((await put(presignedUrl, sampleBytes.png)).status).toBe(200)
    const address = dataOf((await askDownload(filePath)).body)
    expect((await fetch(address, { method: 'HEAD' })).headers.get('content-length')).toBe('0')
  })
})

function putInPieces(url: string, size: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url, { method: 'PUT', headers: { 'content-type': 'image/png' } }, response => {
      response.resume()
      sent.end(() => resolve(response.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.write(Buffer.alloc(size - 1))
    sent.write(Buffer.alloc(1))
  })
}

function cutOff(url: string): Promise<void> {
  return new Promise(resolve => {
    const headers = { 'content-type': 'image/png', 'content-length': 1000 }
    const sent = httpRequest(url, { method: 'PUT', headers })
    sent.on('error', () => resolve())
    sent.write(Buffer.alloc(500), () => sent.destroy(new Error('gone')))
  })
}
