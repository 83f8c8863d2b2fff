import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HttpError } from '../http/http-error.ts'
import { createServer } from '../process/create-server.ts'
import { createLog } from '../process/log.ts'
import type { SentFile } from './call.ts'
import { receiveParts } from './receive-parts.ts'
import { serveCall } from './serve-call.ts'

/** More than a field may have. */
const LARGEST = 300 * 1024

const sendProof = {
  method: 'POST',
  path: '/proofs',
  summary: 'Takes a proof.',
  body: v.object({ note: v.optional(v.string()), data: v.optional(v.object({ sum: v.number() })) }),
  files: { names: ['proof', 'copy'], jsonParts: ['data'], largestBytes: LARGEST },
  response: v.object({}),
} as const

type Seen = { body: unknown; files: Partial<Record<string, SentFile>> }

let app: FastifyInstance
let filesFolder: string
const work = vi.fn<(seen: Seen) => Promise<void>>()

beforeEach(async () => {
  work.mockReset()
  filesFolder = await mkdtemp(join(tmpdir(), 'sent-files-'))
  app = createServer({ log: createLog('silent'), trustProxy: false })
  serveCall(app, sendProof, async ({ body, files }) => (await work({ body, files }), {}), { filesFolder })
})
afterEach(async () => {
  await app.close()
  await rm(filesFolder, { recursive: true })
})

const fileOf = (content: string, type = 'application/pdf') => new Blob([content], { type })

async function send(parts: readonly (readonly [name: string, value: string | Blob])[], url = '/proofs') {
  const form = new FormData()
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, '영업 증빙.pdf')
  }
  const encoded = new Response(form)
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  return app.inject({
    method: 'POST',
    url,
    headers,
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
}

const leftBehind = () => readdir(join(filesFolder, 'incoming'))
const lastSeen = () => work.mock.calls.at(-1)?.[0]

describe('the files of a call', () => {
  it('are stored while it runs, each with its name, type, size and digest', async () => {
    const contents: string[] = []
    work.mockImplementation(async ({ files }) => {
      contents.push(await readFile(files['proof']?.path ?? '', 'utf8'))
    })
    expect((await send([['proof', fileOf('content')]])).statusCode).toBe(200)
    expect(contents).toEqual(['content'])
    const sha256 = createHash('sha256').update('content').digest('hex')
    const facts = { fileName: '영업 증빙.pdf', contentType: 'application/pdf', size: 7, sha256 }
    expect(lastSeen()?.files).toEqual({ proof: { ...facts, path: expect.any(String) } })
  })

  it('of one name count once, the last one, and two names never share a place', async () => {
    await send([
      ['proof', fileOf('first')],
      ['proof', fileOf('second!')],
      ['copy', fileOf('third')],
    ])
    const { proof, copy } = lastSeen()?.files ?? {}
    expect([proof?.size, copy?.size]).toEqual([7, 5])
    expect(proof?.path).not.toBe(copy?.path)
  })

  it.each([
    ['exactly the largest size', LARGEST, 200],
    ['one byte more', LARGEST + 1, 413],
    ['several times as much', LARGEST * 4, 413],
  ])('of %s', async (_, size, status) => {
    expect((await send([['proof', fileOf('a'.repeat(size))]])).statusCode).toBe(status)
    expect(work).toHaveBeenCalledTimes(status === 200 ? 1 : 0)
  })

  it('that no one expects are dropped, however large', async () => {
    await send([
      ['other', fileOf('a'.repeat(LARGEST * 4))],
      ['proof', fileOf('p')],
    ])
    expect(Object.keys(lastSeen()?.files ?? {})).toEqual(['proof'])
  })

  it('are no texts, nor are texts files: each is dropped in place of the other', async () => {
    const parts = [['proof', 'a text'] as const, ['note', fileOf('a file', 'text/plain')] as const]
    expect((await send(parts)).statusCode).toBe(200)
    expect(lastSeen()).toEqual({ body: {}, files: {} })
  })

  it('are removed once the call has responded, and when it is refused', async () => {
    work.mockResolvedValueOnce().mockRejectedValueOnce(new HttpError(409, 'TAKEN', '이미 있습니다.'))
    for (const status of [200, 409]) {
      expect((await send([['proof', fileOf('p')]])).statusCode).toBe(status)
      await expect.poll(leftBehind).toEqual([])
    }
    expect((await send([['proof', fileOf('a'.repeat(LARGEST + 1))]])).statusCode).toBe(413)
    await expect.poll(leftBehind).toEqual([])
  })
})

describe('the fields of a call with files', () => {
  it.each([
    ['text', '{"sum":1}'],
    ['a file, as a browser sends typed JSON', fileOf('{"sum":1}', 'application/json')],
  ])('hold JSON as %s', async (_, data) => {
    await send([
      ['note', '메모'],
      ['data', data],
    ])
    expect(lastSeen()?.body).toEqual({ note: '메모', data: { sum: 1 } })
  })

  it.each([
    ['malformed JSON', 'data', '{', 400],
    ['JSON of the wrong shape', 'data', '{"sum":"1"}', 400],
    ['JSON that nests too deep', 'data', `{"sum":1,"other":${'['.repeat(20)}${']'.repeat(20)}}`, 400],
    ['JSON in a file that is too large', 'data', fileOf(`"${'가'.repeat(90_000)}"`), 413],
    ['text that is too long', 'note', 'a'.repeat(256 * 1024 + 1), 413],
    ['a name that would change every object', '__proto__', 'x', 400],
  ])('are refused with %s', async (_, name, value, status) => {
    expect((await send([[name, value]])).statusCode).toBe(status)
    expect(work).not.toHaveBeenCalled()
  })

  it('are refused beyond fifty', async () => {
    const fields = (count: number) => Array.from({ length: count }, (_, place) => [`f${place}`, 'x'] as const)
    expect((await send(fields(50))).statusCode).toBe(200)
    expect((await send(fields(51))).statusCode).toBe(400)
  })
})

it('files are refused beyond twenty', async () => {
  const files = (count: number) => Array.from({ length: count }, () => ['proof', fileOf('p')] as const)
  expect((await send(files(20))).statusCode).toBe(200)
  expect((await send(files(21))).statusCode).toBe(400)
})

it('a file that cannot be stored is our failure, not one of the request', async () => {
  app.post('/elsewhere', request => receiveParts(request, sendProof.files, join(filesFolder, 'none')))
  expect((await send([['proof', fileOf('p')]], '/elsewhere')).statusCode).toBe(500)
})

describe('a request without readable parts', () => {
  const half = '--b\r\ncontent-disposition: form-data; name="proof"; filename="a"\r\n\r\nhalf'
  it.each([
    ['no body', undefined, '', 400],
    ['JSON', 'application/json', '{}', 415],
    ['no boundary', 'multipart/form-data', 'x', 400],
    ['a file that breaks off', 'multipart/form-data; boundary=b', half, 400],
  ])('is refused: %s', async (_, type, payload, status) => {
    const headers = type === undefined ? {} : { 'content-type': type }
    const response = await app.inject({ method: 'POST', url: '/proofs', headers, payload })
    expect(response.json()).toMatchObject({ status, errorCode: expect.stringMatching(/^REQUEST_/) })
    expect(work).not.toHaveBeenCalled()
  })
})

it('a call with files is not served without a folder for them', () => {
  const serve = () => serveCall(app, { ...sendProof, path: '/elsewhere' }, async () => ({}))
  expect(serve).toThrow('/elsewhere is served without a folder for its files.')
})
