import type { ServerResponse } from 'node:http'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  respondJson,
  respondText,
  hangUp,
  neverRespond,
  serve,
  startServer,
} from '../../test/local-server.ts'
import { configureApiClient } from '../http/settings.ts'
import { RequestRefused, TimedOut, UnexpectedResponse, Unreachable } from '../errors/errors.ts'
import { fetchProofFile, fetchStoredFile, FILE_NOT_FOUND, storedSize } from './stored-files.ts'

const PATH = 'receipt/2026/01/a.jpg'
const addressed = respondJson({ success: true, data: '/objects/a.jpg?signature=x', errorMessage: null })
const notFound = respondJson({ status: 404, errorCode: FILE_NOT_FOUND, message: '파일이 없습니다.' }, 404)
const firstByteOf = (size: string) => (response: ServerResponse) =>
  response.writeHead(206, { 'content-range': `bytes 0-0/${size}` }).end('x')

describe('the size of an uploaded file (FILE-20)', () => {
  it('is asked for by its path, and read by one byte, without cookie or token', async () => {
    const received = await serve(addressed, firstByteOf('10485760'))
    const fetch = vi.spyOn(globalThis, 'fetch')
    onTestFinished(() => fetch.mockRestore())
    await expect(storedSize(PATH)).resolves.toBe(10_485_760)
    expect(received).toMatchObject([
      {
        method: 'POST',
        path: `/api/v1/common/file/presigned-download-url?filePath=${encodeURIComponent(PATH)}`,
      },
      { method: 'GET', path: '/objects/a.jpg?signature=x', headers: { range: 'bytes=0-0' } },
    ])
    expect(received[1]?.headers).not.toHaveProperty('authorization')
    // Node has no cookies that could be sent.
    expect(fetch.mock.calls).toEqual([[expect.anything(), expect.objectContaining({ credentials: 'omit' })]])
  })

  it.each([
    ['from a store without ranges', respondText('12345'), 5],
    ['that is empty, from such a store', respondText(''), 0],
    ['that is empty, and so has no first byte', respondText('', 416), 0],
  ])('is read %s', async (_what, response, size) => {
    await serve(addressed, response)
    await expect(storedSize(PATH)).resolves.toBe(size)
  })

  it.each([
    ['the store refuses it', respondText('', 403), RequestRefused],
    ['the store does not name it', firstByteOf('*'), UnexpectedResponse],
    ['the store names no range', respondText('x', 206), UnexpectedResponse],
    ['the connection ends', hangUp, Unreachable],
  ])('is not known when %s', async (_what, response, Failure) => {
    await serve(addressed, response)
    await expect(storedSize(PATH)).rejects.toBeInstanceOf(Failure)
  })

  it('is named as missing in the details for developers', async () => {
    await serve(addressed, firstByteOf('*'))
    await expect(storedSize(PATH)).rejects.toMatchObject({
      detail: 'HTTP 206; content-range: expected a size',
    })
  })

  it('is unknown if the store does not respond in time', async () => {
    const { baseUrl } = await startServer(addressed, neverRespond)
    configureApiClient({ baseUrl, timeoutMs: 60_000, uploadTimeoutMs: 50, bearerToken: () => null })
    await expect(storedSize(PATH)).rejects.toBeInstanceOf(TimedOut)
  })

  it('is refused for a path under which there is nothing', async () => {
    await serve(notFound)
    const refusal = { errorCode: FILE_NOT_FOUND, status: 404, reason: '파일이 없습니다.' }
    await expect(storedSize(PATH)).rejects.toMatchObject(refusal)
    await expect(fetchStoredFile(PATH)).rejects.toMatchObject(refusal)
  })

  it('is refused without a reason in the words of the specification (FILE-20, ERR-09)', async () => {
    await serve(respondJson({ success: false, message: '', data: null }))
    await expect(storedSize(PATH)).rejects.toThrow('파일업로드 중 오류가 발생했습니다. 다시 시도해주세요.')
  })

  it('is no longer asked for when that is called off', async () => {
    await serve(addressed, neverRespond)
    const left = new AbortController()
    const asking = storedSize(PATH, { signal: left.signal })
    left.abort(new Error('left'))
    await expect(asking).rejects.toThrow('left')
  })
})

describe('a stored file', () => {
  it('is fetched from a signed address', async () => {
    await serve(addressed, respondText('content', 200, 'image/jpeg'))
    await expect((await fetchStoredFile(PATH)).text()).resolves.toBe('content')
  })

  it('is refused without a reason by the store, also because it has no first byte', async () => {
    for (const status of [403, 416]) {
      await serve(addressed, respondText('', status))
      await expect(fetchStoredFile(PATH)).rejects.toMatchObject({
        name: 'RequestRefused',
        status,
        reason: '',
      })
    }
  })

  it.each([
    ['path', fetchStoredFile, addressed],
    ['number', fetchProofFile, neverRespond],
  ])('is fetched by its %s for as long as files may take', async (_, fetchIt, first) => {
    const { baseUrl } = await startServer(first, neverRespond)
    configureApiClient({ baseUrl, timeoutMs: 60_000, uploadTimeoutMs: 50, bearerToken: () => null })
    await expect(fetchIt(PATH)).rejects.toBeInstanceOf(TimedOut)
  })

  it('is fetched by its number from the backend itself, with the token (API-41)', async () => {
    const { baseUrl, received } = await startServer(respondText('content', 200, 'application/pdf'))
    configureApiClient({ baseUrl, timeoutMs: 2000, bearerToken: () => 'a-token' })
    const file = await fetchProofFile('1/2')
    await expect(file.text()).resolves.toBe('content')
    expect(file.type).toMatch('application/pdf')
    expect(received).toMatchObject([
      { path: '/api/v1/proof/file/download/1%2F2', headers: { authorization: 'Bearer a-token' } },
    ])
  })

  it('that is sent without a type has none', async () => {
    await serve(response => response.end('content'))
    await expect(fetchProofFile('12')).resolves.toMatchObject({ type: '' })
  })

  it('is not read from a response without a file', async () => {
    await serve(respondText('', 204))
    await expect(fetchProofFile('12')).rejects.toBeInstanceOf(UnexpectedResponse)
  })

  it.each([
    ['with the server’s sentence', notFound, '파일이 없습니다.'],
    [
      'with one of ours when the server gives none',
      respondJson({}, 500),
      '요청을 처리할 수 없습니다. 잠시 후 다시 시도해주세요.',
    ],
    [
      'with the same one for a page',
      respondText('<h1>Not Found</h1>', 404),
      '요청을 처리할 수 없습니다. 잠시 후 다시 시도해주세요.',
    ],
  ])('that is refused says so %s', async (_how, response, message) => {
    await serve(response)
    await expect(fetchProofFile('12')).rejects.toMatchObject({ name: 'RequestRefused', message })
  })
})
