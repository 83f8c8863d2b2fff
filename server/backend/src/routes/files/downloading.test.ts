import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  newProofApplicant,
  sampleBytes,
  uploadIn,
  type ProofApplicant,
} from '../../testing/proofs/proof-fixture.ts'
import { startTestBackend, type TestBackend } from '../../testing/backend/test-backend.ts'

let cdnDir: string
let backend: TestBackend
let applicant: ProofApplicant
let stranger: ProofApplicant

beforeAll(async () => {
  cdnDir = await mkdtemp(join(tmpdir(), 'cdn-of-forms-'))
  await mkdir(join(cdnDir, 'forms'))
  await writeFile(join(cdnDir, 'forms/배달장부.pdf'), sampleBytes.pdf)
  backend = await startTestBackend({ CDN_DIR: cdnDir })
  applicant = await newProofApplicant(backend)
  stranger = await newProofApplicant(backend)
})
afterAll(async () => {
  await backend.stop()
  await rm(cdnDir, { recursive: true })
})

const askDownload = (path: string, by = applicant) =>
  by.call('POST', `/api/v1/common/file/presigned-download-url?filePath=${encodeURIComponent(path)}`)
const askForm = (path: string) =>
  postNothing(`/api/v1/common/file/presigned-download-url-not-use-token?filePath=${encodeURIComponent(path)}`)

async function postNothing(path: string) {
  const response = await fetch(backend.address + path, { method: 'POST' })
  return { status: response.status, body: await response.json() }
}

const dataOf = (body: unknown) => String(typeof body === 'object' && body && 'data' in body ? body.data : '')

describe('asking for a download address', () => {
  it.each(['receipt/2025/01/none.png', 'forms/배달장부.pdf', '../object-key', 'object-key', '%', 'a\\b'])(
    'finds nothing under %j',
    async path => {
      expect(await askDownload(path)).toMatchObject({ status: 404, body: { errorCode: 'FILE_NOT_FOUND' } })
    },
  )

  it('does not find what another person has uploaded', async () => {
    const filePath = await applicant.upload('a.png')
    expect((await askDownload(filePath)).status).toBe(200)
    expect(await askDownload(filePath, stranger)).toMatchObject({ status: 404 })
  })

  it('wants a path, and a session', async () => {
    const url = '/api/v1/common/file/presigned-download-url'
    expect(await applicant.call('POST', url)).toMatchObject({ status: 400 })
    expect(await applicant.call('POST', `${url}?filePath=a&filePath=b`)).toMatchObject({ status: 400 })
    expect(await postNothing(`${url}?filePath=a`)).toMatchObject({ status: 401 })
  })
})

it('addresses for an upload, a download and a form expire after five minutes', async () => {
  const asked = { originalFileName: 'a.png', contentType: 'image/png', fileCategory: 'receipt' }
  const { presignedUrl } = uploadIn(
    (await applicant.call('POST', '/api/v1/common/file/presigned-url', asked)).body,
  )
  const download = await askDownload(await applicant.upload('a.png'))
  const form = await askForm('forms/배달장부.pdf')
  for (const address of [presignedUrl, dataOf(download.body), dataOf(form.body)]) {
    const left = Number(new URL(address).searchParams.get('expires')) - Date.now() / 1000
    expect(left).toBeGreaterThan(270)
    expect(left).toBeLessThanOrEqual(300)
  }
})

it('a file is sent as the type that its name says, and once it is submitted as the type of its content', async () => {
  const filePath = await applicant.upload('a.png', sampleBytes.jpg)
  const typeNow = async () => {
    const response = await fetch(dataOf((await askDownload(filePath)).body), { method: 'HEAD' })
    return response.headers.get('content-type')
  }
  expect(await typeNow()).toBe('image/png')
  await applicant.call('POST', '/api/v1/proof/proof-create', applicant.submission([applicant.item(filePath)]))
  expect(await typeNow()).toBe('image/jpeg')
})

it('an object that is gone is not found, by its headers alone neither', async () => {
  const filePath = await applicant.upload('a.png')
  const address = dataOf((await askDownload(filePath)).body)
  expect((await fetch(address, { method: 'HEAD' })).status).toBe(200)
  await rm(join(backend.dataDir, 'objects', filePath))
  for (const method of ['HEAD', 'GET']) expect((await fetch(address, { method })).status).toBe(404)
})

describe('the first byte of a file', () => {
  const firstByte = async (path: string) =>
    fetch(dataOf((await askDownload(path)).body), { headers: { range: 'bytes=0-0' } })

  it('comes alone, with the size of the whole (FILE-20)', async () => {
    const response = await firstByte(await applicant.upload('a.png'))
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes 0-0/${sampleBytes.png.length}`)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(sampleBytes.png.subarray(0, 1))
  })

  it('is the whole of a file of one byte', async () => {
    const response = await firstByte(await applicant.upload('a.png', sampleBytes.png.subarray(0, 1)))
    expect([response.status, response.headers.get('content-range')]).toEqual([206, 'bytes 0-0/1'])
  })

  it('costs no more than itself, however large the file is', async () => {
    const path = await applicant.upload('a.png', Buffer.concat([sampleBytes.png, Buffer.alloc(1_000_000)]))
    const address = dataOf((await askDownload(path)).body)
    const asked = get(address, { agent: false, headers: { range: 'bytes=0-0' } })
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    await once(response.resume(), 'close')
    expect(response.socket.bytesRead).toBeLessThan(10_000)
  })

  it('does not exist where the file is empty (FILE-21)', async () => {
    const response = await firstByte(await applicant.upload('a.png', new Uint8Array()))
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe('bytes */0')
    expect([response.headers.get('content-length'), await response.text()]).toEqual(['0', ''])
  })
})

describe('asking for a public form without a token (AMB-62)', () => {
  it('gives everyone the forms of the site', async () => {
    const { status, body } = await askForm('forms/배달장부.pdf')
    expect(status).toBe(200)
    const response = await fetch(dataOf(body))
    expect(Buffer.from(await response.arrayBuffer())).toEqual(sampleBytes.pdf)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe(
      `inline; filename="____.pdf"; filename*=UTF-8''${encodeURIComponent('배달장부.pdf')}`,
    )
  })

  it('says that a form is not there yet (ERR-02)', async () => {
    expect(await askForm('forms/none.pdf')).toMatchObject({
      status: 404,
      body: { message: '컨텐츠 준비중입니다.' },
    })
  })

  it.each(['forms/../object-key', 'forms/', 'forms', 'Forms/배달장부.pdf', '/forms/배달장부.pdf'])(
    'gives nothing under %j',
    async path => expect(await askForm(path)).toMatchObject({ status: 404 }),
  )

  it("gives no one an applicant's file", async () => {
    const filePath = await applicant.upload('a.png')
    expect(await askForm(filePath)).toMatchObject({ status: 404 })
    expect(await askForm(`forms/../${filePath}`)).toMatchObject({ status: 404 })
  })
})

describe('downloading a file by its number (API-41)', () => {
  it('sends what was submitted, to no one but its owner', async () => {
    const filePath = await applicant.upload('증빙.pdf', sampleBytes.pdf)
    await applicant.call(
      'POST',
      '/api/v1/proof/proof-create',
      applicant.submission([applicant.item(filePath)]),
    )
    const { fileId } = await backend.database
      .selectFrom('file')
      .select('fileId')
      .where('filePath', '=', filePath)
      .executeTakeFirstOrThrow()
    const url = `${backend.address}/api/v1/proof/file/download/${fileId}`
    await writeFile(join(backend.dataDir, 'objects', filePath), 'not what was inspected')
    const response = await fetch(url, { headers: { cookie: applicant.cookie } })
    expect(Buffer.from(await response.arrayBuffer())).toEqual(sampleBytes.pdf)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*%EC%A6%9D%EB%B9%99\.pdf$/)
    expect(response.headers.get('content-length')).toBe(String(sampleBytes.pdf.length))
    expect(response.headers.get('cache-control')).toBe('private, no-store')

    expect((await fetch(url, { headers: { cookie: stranger.cookie } })).status).toBe(404)
    expect((await fetch(url)).status).toBe(401)
  })

  it.each([
    ['0', 400],
    ['abc', 400],
    ['999999999', 404],
    ['1;drop', 400],
  ])('refuses %s with %d', async (id, status) => {
    expect((await applicant.call('GET', `/api/v1/proof/file/download/${id}`)).status).toBe(status)
  })
})
