import { stat } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  newProofApplicant,
  sampleBytes,
  uploadIn,
  type ProofApplicant,
} from '../../testing/proofs/proof-fixture.ts'
import { testBackend } from '../../testing/backend/test-backend.ts'

const backend = testBackend()
let applicant: ProofApplicant

beforeAll(async () => {
  applicant = await newProofApplicant(backend)
})

async function newUpload(originalFileName = '영수증 1.png') {
  const asked = { originalFileName, contentType: 'image/png', fileCategory: 'receipt' }
  const { body } = await applicant.call('POST', '/api/v1/common/file/presigned-url', asked)
  return uploadIn(body)
}

const put = (url: string, body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'PUT', body, headers: { 'content-type': 'image/png', ...headers } })

describe('a signature', () => {
  it('lets no one in once anything of the address is altered', async () => {
    const { presignedUrl } = await newUpload()
    const altered = fc.constantFrom('expires', 'max', 'type', 'name', 'signature', 'path')
    await fc.assert(
      fc.asyncProperty(altered, fc.string({ minLength: 1, maxLength: 12 }), async (part, to) => {
        const url = new URL(presignedUrl)
        if (part === 'path') url.pathname += encodeURIComponent(to)
        else url.searchParams.set(part, to)
        fc.pre(url.href !== new URL(presignedUrl).href)
        const { status } = await fetch(url, {
          method: 'PUT',
          body: 'x',
          headers: { 'content-type': 'image/png' },
        })
        expect(status).toBe(403)
      }),
      { numRuns: 60 },
    )
  })

  it('for an upload is none for a download', async () => {
    const { presignedUrl } = await newUpload()
    await put(presignedUrl, sampleBytes.png)
    expect((await fetch(presignedUrl)).status).toBe(403)
    expect((await fetch(presignedUrl, { method: 'HEAD' })).status).toBe(403)
  })

  it('is needed for everything, and is not to be seen in the log', async () => {
    const { presignedUrl, filePath } = await newUpload()
    await put(presignedUrl, sampleBytes.png)
    const bare = await fetch(`${backend.address}/objects/${filePath}`)
    expect(bare.status).toBe(403)
    expect(await bare.json()).toMatchObject({
      status: 403,
      errorCode: 'OBJECT_FORBIDDEN',
      message: '파일 주소가 올바르지 않거나 만료되었습니다.',
    })
    const signature = new URL(presignedUrl).searchParams.get('signature') ?? 'none'
    expect(backend.logged.join('\n')).not.toContain(signature)
  })

  it.each([
    '../object-key',
    '..%2f..%2fobject-key',
    '%2e%2e/object-key',
    'forms/..%5c..%5cobject-key',
    '%00',
    'a%ff',
    '.unfinished/x',
  ])('does not help to reach %s', async path => {
    for (const method of ['GET', 'PUT']) {
      const status = await rawStatus(
        method,
        `/objects/${path}?expires=9999999999&max=1&type=a&name=a&signature=a`,
      )
      expect([400, 403, 404]).toContain(status)
    }
  })

  it('is made with a key that only the owner of the data folder reads', async () => {
    expect((await stat(join(backend.dataDir, 'object-key'))).mode & 0o777).toBe(0o600)
  })
})

function rawStatus(method: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(backend.address)
    const sent = httpRequest(
      { hostname, port, method, path, headers: { 'content-type': 'a/b' } },
      response => {
        response.resume()
        resolve(response.statusCode ?? 0)
      },
    )
    sent.on('error', reject).end()
  })
}
