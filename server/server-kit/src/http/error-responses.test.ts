import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createServer } from '../process/create-server.ts'
import { createLog } from '../process/log.ts'
import { respondToUnreadable, type ErrorMapping } from './error-responses.ts'
import { HttpError } from './http-error.ts'

let app: FastifyInstance
const logged: string[] = []

function start(thrown: unknown, toHttpError?: ErrorMapping) {
  logged.length = 0
  const log = createLog('info', { write: line => void logged.push(line) })
  app = createServer({ log, trustProxy: false, ...(toHttpError && { toHttpError }) })
  app.get('/it', async () => Promise.reject(thrown))
}
afterEach(() => app.close())

const NOT_FOUND = '요청하신 주소를 찾을 수 없습니다.'
const message = '처리 중 오류가 발생했습니다. 잠시 후 다시 시도해주세요.'
const failed = { status: 500, errorCode: 'INTERNAL_ERROR', message }

describe('an error', () => {
  it('that is a refusal is shown as it is, and is no failure in the log', async () => {
    start(new HttpError(422, 'NO', '안 됩니다.', [{ field: 'a', message: 'b' }], 7))
    const response = await app.inject('/it')
    const errors = [{ field: 'a', message: 'b' }]
    expect(response.json()).toEqual({ status: 422, errorCode: 'NO', message: '안 됩니다.', errors })
    expect([response.statusCode, response.headers['retry-after']]).toEqual([422, '7'])
    expect(logged.join()).not.toContain('request failed')
  })

  it.each<[string, unknown]>([
    ['an error', new Error('select * from secret')],
    ['a text', 'secret'],
    ['an error with the status of a redirect', Object.assign(new Error('secret'), { statusCode: 302 })],
    ['an error with the status of a failure', Object.assign(new Error('secret'), { statusCode: 500 })],
  ])('that no one expects shows nothing of %s, and is logged', async (_, error) => {
    start(error)
    const response = await app.inject('/it')
    expect(response.json()).toEqual(failed)
    expect(logged.join()).toContain('secret')
    expect(logged.join()).toContain('request failed')
    expect(logged.join()).toContain(response.headers['x-request-id'])
  })

  it.each([
    [400, 'REQUEST_MALFORMED'],
    [404, 'REQUEST_MALFORMED'],
    [413, 'REQUEST_TOO_LARGE'],
    [415, 'REQUEST_UNSUPPORTED_TYPE'],
  ])('of the framework keeps its status %i, with a code of ours', async (statusCode, errorCode) => {
    start(Object.assign(new Error('secret'), { statusCode }))
    const response = await app.inject('/it')
    expect(response.json()).toEqual({
      status: statusCode,
      errorCode,
      message: expect.stringMatching(/[가-힣]/),
    })
  })

  it('of the application gets its response, the others do not', async () => {
    const isTaken = (error: unknown) => error instanceof RangeError
    const mapping: ErrorMapping = error => (isTaken(error) ? new HttpError(409, 'TAKEN', '있음') : undefined)
    start(new RangeError(), mapping)
    expect((await app.inject('/it')).json()).toEqual({ status: 409, errorCode: 'TAKEN', message: '있음' })
    await app.close()
    start(new TypeError(), mapping)
    expect((await app.inject('/it')).json()).toEqual(failed)
  })

  it.each([
    [503, undefined, '5'],
    [503, 30, '30'],
    [429, undefined, undefined],
  ])('with %i and %s seconds asks to come again after %s', async (status, seconds, header) => {
    start(new HttpError(status, 'LATER', '나중에', undefined, seconds))
    expect((await app.inject('/it')).headers['retry-after']).toBe(header)
  })
})

describe('an address that is none', () => {
  it.each(['/api', '/api/x?y', '/admin-api/x', '/sandbox/x', '/ops/x', '/objects/x'])(
    'is told to programs as JSON: %s',
    async url => {
      start(null)
      const response = await app.inject(url)
      expect(response.json()).toEqual({ status: 404, errorCode: 'NOT_FOUND', message: NOT_FOUND })
      expect(response.headers['cache-control']).toBe('no-store')
    },
  )

  it.each(['/', '/operators', '/x/api', '/favicon.ico'])('is told to people as a line: %s', async url => {
    start(null)
    const response = await app.inject(url)
    expect([response.statusCode, response.body]).toEqual([404, `${NOT_FOUND}\n`])
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  it('and cannot be decoded is malformed', async () => {
    start(null)
    expect((await app.inject('/%zz')).json()).toMatchObject({ status: 400, errorCode: 'REQUEST_MALFORMED' })
  })
})

describe('bytes that are no request', () => {
  it.each([
    ['no HTTP', 'hello\r\n\r\n', '400 Bad Request'],
    [
      'two lengths',
      'GET / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      '400 Bad Request',
    ],
    [
      'headers without an end',
      `GET / HTTP/1.1\r\na: ${'a'.repeat(70_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
  ])('are answered like every error: %s', async (_, bytes, statusLine) => {
    start(null)
    await app.listen({ host: '127.0.0.1', port: 0 })
    const socket = connect(Object(app.server.address()).port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(bytes)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    expect(head).toContain(`HTTP/1.1 ${statusLine}\r\n`)
    const length = Buffer.byteLength(body)
    expect(head).toContain(`\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${length}`)
    expect(head).toContain('\r\nconnection: close')
    const status = Number(statusLine.slice(0, 3))
    expect(JSON.parse(body)).toEqual({
      status,
      errorCode: 'REQUEST_MALFORMED',
      message: '요청 형식이 올바르지 않습니다.',
    })
  })

  function respond(code: string, writable = true) {
    const socket = { writable, destroy: vi.fn<() => void>(), end: vi.fn<(text: string) => void>() }
    respondToUnreadable(Object.assign(new Error(code), { code }), socket as unknown as Socket)
    return socket
  }

  it('that arrive too slowly are told so', () => {
    const { end } = respond('ERR_HTTP_REQUEST_TIMEOUT')
    expect(end).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^HTTP\/1\.1 408 Request Timeout\r\n/))
  })

  it.each([
    ['that has been reset', 'ECONNRESET', true],
    ['that nobody reads', 'HPE_INVALID_METHOD', false],
  ])('are answered to no connection %s: it ends', (_, code, writable) => {
    const { end, destroy } = respond(code, writable)
    expect(end).not.toHaveBeenCalled()
    expect(destroy).toHaveBeenCalledOnce()
  })
})
