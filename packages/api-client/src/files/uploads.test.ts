import { getEventListeners } from 'node:events'
import axios from 'axios'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  respondJson,
  respondText,
  hangUp,
  neverRespond,
  serve,
  startServer,
} from '../../test/local-server.ts'
import { configureApiClient } from '../http/settings.ts'
import { messageFor, RequestRefused, UploadFailed } from '../errors/errors.ts'
import { uploadFile } from './uploads.ts'

const file = new File(['%PDF-'], '영수증_1.pdf', { type: 'application/pdf' })
const upload = { file, category: 'receipt', timeoutMs: 2000 } as const
const address = {
  success: true,
  errorMessage: null,
  data: {
    presignedUrl: '/objects/receipt/2026/01/a.pdf?signature=x',
    filePath: 'receipt/2026/01/a.pdf',
    savedFileNm: 'a.pdf',
    contentType: 'application/pdf',
  },
}
const addressed = respondJson(address)
const stored = respondText('')

afterEach(() => void vi.useRealTimers())

async function messageOf(failing: Promise<unknown>): Promise<string> {
  return failing.then(
    () => 'it did not fail',
    (error: unknown) => messageFor(error),
  )
}

describe('uploading a file', () => {
  it('asks for an address, and sends the bytes there under their name, without cookie or token', async () => {
    const received = await serve(addressed, stored)
    const put = vi.spyOn(axios, 'put')
    onTestFinished(() => put.mockRestore())
    await expect(uploadFile(upload)).resolves.toEqual({
      filePath: 'receipt/2026/01/a.pdf',
      savedName: 'a.pdf',
      originalName: '영수증_1.pdf',
    })

    const asked = {
      originalFileName: '영수증_1.pdf',
      contentType: 'application/pdf',
      fileCategory: 'receipt',
    }
    expect(received).toMatchObject([
      { method: 'POST', path: '/api/v1/common/file/presigned-url', body: asked },
      { method: 'PUT', path: '/objects/receipt/2026/01/a.pdf?signature=x' },
    ])
    expect(received[1]?.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-amz-meta-original-file-name': encodeURIComponent('영수증_1.pdf'),
    })
    expect(received[1]?.headers).not.toHaveProperty('authorization')
    // Node has no cookies that could be sent.
    expect(put.mock.calls[0]?.[2]).toMatchObject({ withCredentials: false })
    expect(String(received[1]?.body)).toBe('%PDF-')
  })

  it.each([
    ['application/x-signed', 'application/x-signed'],
    [null, 'application/pdf'],
  ])('sends the type of the file as it is signed with %j: %s', async (contentType, type) => {
    const received = await serve(respondJson({ ...address, data: { ...address.data, contentType } }), stored)
    // Outside a browser, axios replaces the type of a file with bytes.
    await uploadFile({ ...upload, file: new File([], 'a.pdf', { type: 'application/pdf' }) })
    expect(received[1]?.headers['content-type']).toBe(type)
  })

  it('sends no name that is unsafe in a folder or a header (FILE-14 to FILE-16)', async () => {
    const received = await serve(addressed, stored)
    await uploadFile({
      ...upload,
      file: new File(['%PDF-'], '../3월 <영수증>\r\n.pdf', { type: 'application/pdf' }),
    })
    expect(received[0]).toMatchObject({ body: { originalFileName: '_3월__영수증___.pdf' } })
  })

  it('reports the share that has been sent', async () => {
    await serve(addressed, stored)
    const onProgress = vi.fn<(sent: number) => void>()
    await uploadFile({ ...upload, onProgress })
    expect(onProgress).toHaveBeenLastCalledWith(1)
  })

  it('shows the server’s sentence when it gives no address (ERR-06)', async () => {
    await serve(respondJson({ success: false, data: null, errorMessage: '지금은 올릴 수 없습니다.' }))
    const failing = uploadFile(upload)
    await expect(failing).rejects.toBeInstanceOf(RequestRefused)
    await expect(messageOf(failing)).resolves.toBe('지금은 올릴 수 없습니다.')
  })

  it('has a general sentence if the server gives no reason either (ERR-07)', async () => {
    await serve(respondJson({ success: false, data: null, errorMessage: '' }))
    await expect(messageOf(uploadFile(upload))).resolves.toBe('파일을 올릴 준비를 하지 못했습니다.')
  })

  it.each([
    ['is empty', respondJson({})],
    ['is 204', respondText('', 204)],
    ['has no address', respondJson({ success: true, data: null })],
    ['is the page of a gateway', respondText('<h1>Internal Server Error</h1>', 500)],
  ])('has the same sentence if the response %s (ERR-07)', async (_way, response) => {
    await serve(response)
    const failing = uploadFile(upload)
    await expect(failing).rejects.toBeInstanceOf(UploadFailed)
    await expect(messageOf(failing)).resolves.toBe('파일을 올릴 준비를 하지 못했습니다.')
  })

  it.each([
    ['the store refuses it', respondText('', 403)],
    ['the store breaks', respondText('', 500)],
    ['the store leads elsewhere', respondText('', 300)],
    ['the connection ends', hangUp],
  ])('fails when %s (ERR-08)', async (_way, response) => {
    await serve(addressed, response, addressed, response)
    const failing = uploadFile(upload)
    await expect(failing).rejects.toBeInstanceOf(UploadFailed)
    await expect(failing).rejects.toMatchObject({ cause: { path: '/objects/receipt/2026/01/a.pdf' } })
    await expect(messageOf(failing)).resolves.toBe('파일 업로드 중 오류가 발생했습니다.')
  })

  it.each([
    ['a gateway gives up on it', respondText('', 504), 2000],
    ['it takes longer than a file may', neverRespond, 50],
  ])(
    'advises a smaller file or a look at the network when %s (ERR-10)',
    async (_way, response, timeoutMs) => {
      const { baseUrl } = await startServer(addressed, response)
      configureApiClient({ baseUrl, timeoutMs: 60_000, bearerToken: () => null })
      const failing = uploadFile({ ...upload, timeoutMs })
      await expect(failing).rejects.toMatchObject({ cause: { path: '/objects/receipt/2026/01/a.pdf' } })
      await expect(messageOf(failing)).resolves.toBe(
        '파일 업로드 시간이 초과되었습니다. 파일 크기를 줄이거나 네트워크 상태를 확인해주세요.',
      )
    },
  )

  it('asks for another address when the first one has run out meanwhile', async () => {
    const received = await serve(addressed, respondText('', 403), addressed, stored)
    await expect(uploadFile(upload)).resolves.toMatchObject({ filePath: 'receipt/2026/01/a.pdf' })
    expect(received.map(({ method }) => method)).toEqual(['POST', 'PUT', 'POST', 'PUT'])
  })

  it('ends at once with the reason of the signal if it is aborted', async () => {
    await serve(addressed, neverRespond)
    const left = new AbortController()
    const onProgress = () => left.abort(new Error('left'))
    const uploading = uploadFile({ ...upload, timeoutMs: 60_000, onProgress, signal: left.signal })
    await expect(uploading).rejects.toThrow('left')
  })

  it('is not begun after it was aborted', async () => {
    const received = await serve(addressed, stored)
    const signal = AbortSignal.abort(new Error('left'))
    await expect(uploadFile({ ...upload, signal })).rejects.toThrow('left')
    expect(received).toEqual([])
  })

  it('may take longer than the configured pause while bytes are sent, and leaves nothing behind', async () => {
    await serve(addressed, stored)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { signal } = new AbortController()
    const onProgress = vi.fn<() => void>(() => void vi.advanceTimersByTime(1500))
    const large = new File([new Uint8Array(2_000_000)], 'a.pdf')
    await uploadFile({ category: 'receipt', file: large, onProgress, signal })
    expect(onProgress.mock.calls.length).toBeGreaterThan(1)
    expect(vi.getTimerCount()).toBe(0)
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })
})
