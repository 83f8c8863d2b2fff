import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HttpError } from '../http/http-error.ts'
import { createServer } from '../process/create-server.ts'
import { createLog } from '../process/log.ts'
import { texts } from '../texts.ko.ts'
import { serveCall } from './serve-call.ts'

const MALFORMED = '요청 형식이 올바르지 않습니다.'
const UNSUPPORTED = '지원하지 않는 요청 형식입니다.'

const saveNote = {
  method: 'PUT',
  path: '/notes/:id',
  summary: 'Saves a note.',
  params: v.object({ id: v.pipe(v.string(), v.regex(/^\d+$/, '번호가 아닙니다.'), v.transform(Number)) }),
  query: v.object({ isDraft: v.optional(v.picklist(['yes', 'no']), 'no') }),
  body: v.object({
    title: v.pipe(v.string(), v.maxLength(5)),
    tags: v.optional(v.array(v.string()), []),
    note: v.optional(v.nullable(v.string())),
  }),
  response: v.object({ id: v.number(), title: v.string() }),
  statuses: [201, 200],
} as const

let app: FastifyInstance
const saved = vi.fn<(read: unknown) => void>()

beforeEach(() => {
  saved.mockClear()
  app = createServer({ log: createLog('silent'), trustProxy: false })
})
afterEach(() => app.close())

function serveNotes(serving = {}) {
  const handler = async ({ params, query, body }: { params: unknown; query: unknown; body: unknown }) => {
    saved({ params, query, body })
    // The author is no part of the declared response.
    return { id: 7, title: '제목', author: '홍길동' }
  }
  serveCall(app, saveNote, handler, serving)
}
const put = (url: string, payload: unknown) => app.inject({ method: 'PUT', url, payload: payload as object })

describe('a call', () => {
  it('receives its request as the schemas read it, and responds with the declared part and status', async () => {
    serveNotes()
    const response = await put('/notes/12?isDraft=yes', { title: '제목', note: null, other: 1 })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({ id: 7, title: '제목' })
    const read = {
      params: { id: 12 },
      query: { isDraft: 'yes' },
      body: { title: '제목', tags: [], note: null },
    }
    expect(saved.mock.calls).toEqual([[read]])
  })

  it('that does not fit is refused with every field of every part, and not run', async () => {
    serveNotes()
    const response = await put('/notes/x?isDraft=maybe', { title: 'too long' })
    expect(response.statusCode).toBe(400)
    const { errorCode, message, errors } = response.json()
    expect({ errorCode, message }).toEqual({ errorCode: 'REQUEST_MALFORMED', message: MALFORMED })
    expect(errors.map(({ field }: { field: string }) => field)).toEqual(['id', 'isDraft', 'title'])
    expect(errors[0].message).toBe('번호가 아닙니다.')
    expect(saved).not.toHaveBeenCalled()
  })

  it('without a body may name a type all the same, and gets no body', async () => {
    const call = { method: 'POST', path: '/retire', summary: 'Retires.', response: null } as const
    serveCall(app, call, async ({ body, files }) => saved({ body, files }))
    const headers = { 'content-type': 'application/json' }
    expect((await app.inject({ method: 'POST', url: '/retire', headers })).statusCode).toBe(200)
    expect(saved.mock.calls).toEqual([[{ body: undefined, files: undefined }]])
  })

  it('is refused in the words that it declares', async () => {
    const message = texts.sandboxMalformed
    serveNotes({ misfit: { errorCode: 'SANDBOX_MALFORMED', message, fieldMessage: '칸 오류' } })
    const response = await put('/notes/1', { title: 1 })
    const errors = [{ field: 'title', message: '칸 오류' }]
    expect(response.json()).toEqual({
      status: 400,
      errorCode: 'SANDBOX_MALFORMED',
      message: '시험용 요청이 올바르지 않습니다.',
      errors,
    })
  })

  it.each([
    ['title', { title: 'a\0' }],
    ['tags.1', { title: 'a', tags: ['x', 'y\0'] }],
  ])('with the character zero in %s is refused by the field: no database stores it', async (field, body) => {
    serveNotes()
    const response = await put('/notes/1', body)
    expect(response.json().errors).toEqual([{ field, message: '올바르지 않은 값입니다.' }])
  })

  it.each([
    ['malformed JSON', '{', 'application/json', 400, MALFORMED],
    ['a key that would change every object', '{"__proto__":{"a":1}}', 'application/json', 400, MALFORMED],
    [
      'JSON that nests too deep',
      `{"title":"a","other":${'['.repeat(20)}${']'.repeat(20)}}`,
      'application/json',
      400,
      MALFORMED,
    ],
    ['no body', '', 'application/json', 400, MALFORMED],
    ['plain text', '{"title":"a"}', 'text/plain', 415, UNSUPPORTED],
    ['a form', 'title=a', 'application/x-www-form-urlencoded', 415, UNSUPPORTED],
    ['parts where none are taken', '--b--', 'multipart/form-data; boundary=b', 415, UNSUPPORTED],
    [
      'more than 256 KiB',
      `"${'a'.repeat(256 * 1024)}"`,
      'application/json',
      413,
      '요청 크기가 허용 범위를 초과했습니다.',
    ],
  ])('with %s is refused', async (_, payload, type, status, message) => {
    serveNotes()
    const headers = { 'content-type': type }
    const response = await app.inject({ method: 'PUT', url: '/notes/1', headers, payload })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ status, errorCode: expect.stringMatching(/^REQUEST_/), message })
    expect(saved).not.toHaveBeenCalled()
  })

  it.each([
    [10, 200],
    [11, 413],
  ])('with a limit of its own of 10 bytes is sent %i: %i', async (bytes, status) => {
    const call = { method: 'POST', path: '/short', summary: '', body: v.string(), response: null } as const
    serveCall(app, call, async () => undefined, { bodyLimit: 10 })
    const headers = { 'content-type': 'application/json' }
    const payload = `"${'a'.repeat(bytes - 2)}"`
    expect((await app.inject({ method: 'POST', url: '/short', headers, payload })).statusCode).toBe(status)
  })

  it('that is refused before its body is read costs no parsing', async () => {
    const onRequest = async () => Promise.reject(new HttpError(401, 'NOT_SIGNED_IN', '로그인'))
    serveNotes({ onRequest })
    const headers = { 'content-type': 'application/json' }
    const response = await app.inject({ method: 'PUT', url: '/notes/1', headers, payload: '{' })
    expect(response.json()).toEqual({ status: 401, errorCode: 'NOT_SIGNED_IN', message: '로그인' })
  })

  it('may be refused between reading and running, by the values that were read', async () => {
    const beforeHandler = vi
      .fn<() => Promise<void>>()
      .mockRejectedValue(new HttpError(403, 'NO', '안 됩니다.'))
    serveNotes({ beforeHandler, path: '/elsewhere/:id' })
    expect((await put('/elsewhere/3', { title: 'a' })).statusCode).toBe(403)
    expect(beforeHandler.mock.calls[0]).toMatchObject([{ params: { id: 3 }, body: { title: 'a' } }, {}, {}])
    expect((await put('/notes/3', { title: 'a' })).statusCode).toBe(404)
    expect(saved).not.toHaveBeenCalled()
  })
})

describe('a response', () => {
  const read = { method: 'GET', path: '/it', summary: 'Reads.' } as const

  it('of the wrong shape is our failure, and shows nothing of it', async () => {
    const call = { ...read, response: v.object({ title: v.string() }) } as const
    serveCall(app, call, async () => ({ title: 8001011234567 }) as never)
    const response = await app.inject('/it')
    expect(response.json()).toEqual({
      status: 500,
      errorCode: 'INTERNAL_ERROR',
      message: '처리 중 오류가 발생했습니다. 잠시 후 다시 시도해주세요.',
    })
  })

  it('without a body has its declared status', async () => {
    serveCall(app, { ...read, response: null, statuses: [204] }, async () => undefined)
    const response = await app.inject('/it')
    expect([response.statusCode, response.body]).toEqual([204, ''])
  })

  it('keeps the status that the handler has chosen', async () => {
    const call = { ...read, response: v.object({}), statuses: [201, 202] } as const
    serveCall(app, call, async ({ reply }) => (void reply.code(202), {}))
    expect((await app.inject('/it')).statusCode).toBe(202)
  })

  it.each([
    ['text', () => 'a,b\n'],
    ['bytes', () => Buffer.from('a,b\n')],
    ['a stream', () => Readable.from(['a,', 'b\n'])],
  ])('that is raw is sent as %s under its type', async (_, content) => {
    serveCall(app, { ...read, response: { contentType: 'text/csv' } }, async () => content())
    const response = await app.inject('/it')
    expect([response.headers['content-type'], response.body]).toEqual([
      expect.stringMatching(/^text\/csv/),
      'a,b\n',
    ])
  })

  it('that is raw may choose another type, and one that is sent already is left alone', async () => {
    const raw = { ...read, response: { contentType: 'text/csv' } } as const
    serveCall(app, raw, async ({ reply }) => (void reply.type('image/png'), Buffer.from('x')))
    serveCall(app, { ...raw, path: '/gone' }, async ({ reply }) => reply.redirect('/it', 302))
    expect((await app.inject('/it')).headers['content-type']).toBe('image/png')
    expect((await app.inject('/gone')).headers['location']).toBe('/it')
  })

  it('of bytes that were sent is made from exactly these', async () => {
    app.addContentTypeParser('image/png', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
    const call = {
      ...read,
      method: 'POST',
      bytes: ['image/png'],
      response: v.object({ size: v.number() }),
    } as const
    serveCall(app, call, async ({ body }) => ({ size: body.length }))
    const post = (options: object) => app.inject({ method: 'POST', url: '/it', ...options })
    expect(
      (await post({ headers: { 'content-type': 'image/png' }, payload: Buffer.alloc(9) })).json(),
    ).toEqual({ size: 9 })
    expect((await post({})).json()).toEqual({ size: 0 })
  })
})

it('a call responds to HEAD, but not one whose response is held open: nobody would read its stream', async () => {
  const read = { method: 'GET', summary: 'Reads.', response: v.object({}) } as const
  const config = { isHeldOpen: true, isForEveryOrigin: true } as const
  const seen = vi.fn<(request: object) => void>()
  app.addHook('onRequest', async ({ routeOptions }) => seen(routeOptions.config))
  serveCall(app, { ...read, path: '/read' }, async () => ({}))
  serveCall(app, { ...read, path: '/held' }, async () => ({}), { config })
  const statuses = ['/read', '/held'].map(async url => (await app.inject({ method: 'HEAD', url })).statusCode)
  expect(await Promise.all(statuses)).toEqual([200, 404])
  await app.inject('/held')
  expect(seen).toHaveBeenLastCalledWith(expect.objectContaining(config))
})
