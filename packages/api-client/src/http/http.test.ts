import { describe, expect, it, vi } from 'vitest'
import {
  addressWithoutServer,
  respondJson,
  respondText,
  breakOffHalfWay,
  hangUp,
  neverRespond,
  serve,
  stallHalfWay,
  startServer,
  trickle,
} from '../../test/local-server.ts'
import { ask, expected, failureOf, fine } from '../../test/sample-call.ts'
import { RequestRefused, TimedOut, UnexpectedResponse, Unreachable } from '../errors/errors.ts'
import { configureApiClient } from './settings.ts'
import { postJson, sentPart } from './http.ts'

describe('a request', () => {
  it('is a POST of JSON to the configured address', async () => {
    const received = await serve(fine)
    await expect(postJson('/ask?about=this', { question: '무엇' }, expected)).resolves.toEqual({
      result: '좋음',
    })
    expect(received).toMatchObject([{ method: 'POST', path: '/ask?about=this', body: { question: '무엇' } }])
    expect(received[0]?.headers['content-type']).toContain('application/json')
  })

  it('carries the bearer token of the moment, and none when there is none', async () => {
    const { baseUrl, received } = await startServer(fine)
    const bearerToken = vi
      .fn<() => string | null>()
      .mockReturnValueOnce(null)
      .mockReturnValueOnce('first')
      .mockReturnValue('second')
    configureApiClient({ baseUrl, timeoutMs: 2000, bearerToken })
    await ask()
    await ask()
    await ask()
    expect(received.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      'Bearer first',
      'Bearer second',
    ])
  })

  it('is sent to the new address after the client was configured again', async () => {
    const before = await serve(fine)
    const after = await serve(fine)
    await ask()
    expect([before.length, after.length]).toEqual([0, 1])
  })

  it('is a mistake of the program before the client was configured', async () => {
    vi.resetModules()
    const unconfigured = await import('./http.ts')
    await expect(unconfigured.postJson('/ask', {}, expected)).rejects.toThrow('call configureApiClient first')
  })

  it('passes a mistake of the program on as it is', async () => {
    const mistake = new TypeError('no session')
    configureApiClient({
      baseUrl: 'http://127.0.0.1',
      timeoutMs: 2000,
      bearerToken: () => {
        throw mistake
      },
    })
    expect(await failureOf(ask())).toBe(mistake)
  })
})

describe('a server that gives no whole response', () => {
  it.each([
    ['never responds', neverRespond],
    ['stalls half way', stallHalfWay],
    ['trickles', trickle],
  ])('and %s has timed out after the configured time', async (_behaviour, response) => {
    const { baseUrl } = await startServer(response)
    configureApiClient({ baseUrl, timeoutMs: 60, bearerToken: () => null })
    const error = await failureOf(ask())
    expect(error).toBeInstanceOf(TimedOut)
    expect(error).toMatchObject({ path: '/ask' })
  })

  it.each([
    ['hangs up', hangUp],
    ['breaks off half way', breakOffHalfWay],
  ])('and %s is unreachable', async (_behaviour, response) => {
    await serve(response)
    expect(await failureOf(ask())).toBeInstanceOf(Unreachable)
  })

  it('because it is not there is unreachable', async () => {
    configureApiClient({ baseUrl: await addressWithoutServer(), timeoutMs: 2000, bearerToken: () => null })
    expect(await failureOf(ask())).toMatchObject({
      name: 'Unreachable',
      path: '/ask',
      cause: { code: 'ECONNREFUSED' },
    })
  })
})

describe('a response of success', () => {
  it.each([200, '200', ' 200 '])('may say so with status %j', async status => {
    await serve(respondJson({ status, result: '좋음' }, 201))
    await expect(ask()).resolves.toEqual({ result: '좋음' })
  })

  it.each<[string, ReturnType<typeof respondText>]>([
    ['is a page instead of JSON', respondText('<!doctype html><title>점검 중</title>')],
    ['is a page that calls itself JSON', respondText('<!doctype html>', 200, 'application/json')],
    ['is empty', respondText('')],
    ['is null', respondJson(null)],
    ['is a bare number', respondJson(200)],
    ['is a list', respondJson([{ status: 200 }])],
    ['has no status', respondJson({ result: '좋음' })],
    ['has a status of null', respondJson({ status: null, result: '좋음' })],
    ['has a status that is an object', respondJson({ status: { code: 200 }, result: '좋음' })],
    ['has no result', respondJson({ status: 200 })],
    ['has a result of another kind', respondJson({ status: 200, result: 7 })],
  ])('that %s is unexpected', async (_behaviour, response) => {
    await serve(response)
    expect(await failureOf(ask())).toBeInstanceOf(UnexpectedResponse)
  })

  it('that is unexpected names the expected shape and its place, and no received value', async () => {
    await serve(respondJson({ status: 200, result: ['900101-1234567'] }))
    const error = await failureOf(ask())
    expect(error).toMatchObject({ path: '/ask', detail: 'HTTP 200; result: expected string' })
  })
})

describe('a refusal', () => {
  it.each([400, 401, 403, 404, 409, 500, 503])(
    'with HTTP %d carries status, error code and sentence',
    async httpStatus => {
      await serve(
        respondJson({ status: 1, errorCode: 'SOME_CODE', message: '처리할 수 없습니다.' }, httpStatus),
      )
      const error = await failureOf(ask())
      expect(error).toBeInstanceOf(RequestRefused)
      expect(error).toMatchObject({
        status: httpStatus,
        errorCode: 'SOME_CODE',
        message: '처리할 수 없습니다.',
        path: '/ask',
      })
    },
  )

  it.each([
    [409, 409],
    ['409', 409],
    ['NO', 200],
  ])('with HTTP 200 and status %j counts as %d', async (status, counted) => {
    await serve(respondJson({ status, message: '이미 처리되었습니다.' }))
    const error = await failureOf(ask())
    expect(error).toBeInstanceOf(RequestRefused)
    expect(error).toMatchObject({ status: counted, errorCode: undefined, message: '이미 처리되었습니다.' })
  })

  it.each<object>([
    {},
    { message: null },
    { message: '  ' },
    { message: { text: '?' }, errors: 'none', errorCode: [] },
  ])('without a usable sentence (%j) says what to do next', async body => {
    await serve(respondJson(body, 500))
    expect(await failureOf(ask())).toMatchObject({
      name: 'RequestRefused',
      message: '요청을 처리할 수 없습니다. 잠시 후 다시 시도해주세요.',
    })
  })

  it('is worded by the resource where the specification has a sentence', async () => {
    await serve(respondJson({ status: 400, errorCode: 'X', message: '원래 문장' }, 400))
    const explain = vi.fn<() => string>(() => '정해진 문장')
    expect(await failureOf(postJson('/ask', {}, { ...expected, explain }))).toMatchObject({
      message: '정해진 문장',
    })
    expect(explain).toHaveBeenCalledExactlyOnceWith({
      status: 400,
      errorCode: 'X',
      message: '원래 문장',
      errors: [],
    })
  })

  it.each([
    ['150', '3분'],
    ['59', '59초'],
    ['59.5', '잠시'],
    ['about 59', '잠시'],
    ['Wed, 21 Oct 2099 07:28:00 GMT', '잠시'],
    [null, '잠시'],
  ])(
    'of a call that comes too often says when to try again, whichever server refuses it: %s',
    async (after, wait) => {
      await serve(response => response.writeHead(429, { ...(after && { 'retry-after': after }) }).end('busy'))
      const message = `지금은 요청이 많습니다. 입력하신 내용은 그대로 두시고 ${wait} 뒤에 다시 시도해주세요.`
      expect(await failureOf(ask())).toMatchObject({
        name: 'RequestRefused',
        status: 429,
        path: '/ask',
        message,
      })
    },
  )

  it.each([
    ['nothing', respondText('', 401)],
    ['a page', respondText('<html>Unauthorized</html>', 401)],
  ])('may come with %s around its status', async (_what, response) => {
    await serve(response)
    expect(await failureOf(ask())).toMatchObject({ name: 'RequestRefused', status: 401 })
  })

  it('that is a page of some gateway is unexpected', async () => {
    await serve(respondText('<html>502 Bad Gateway</html>', 502))
    const error = await failureOf(ask())
    expect(error).toBeInstanceOf(UnexpectedResponse)
    expect(error).toMatchObject({ detail: expect.stringContaining('HTTP 502') })
  })
})

it.each([
  [0.5, 0.5],
  [undefined, 0],
])('the sent share of a body is reported as axios knows it: %s is %d', (progress, sent) => {
  const onProgress = vi.fn<(sent: number) => void>()
  sentPart(onProgress)({ progress })
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(sent)
})
