import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  isDone,
  messageFor,
  messageOr,
  nullIfFailed,
  reasonOr,
  RequestRefused,
  TimedOut,
  tooManyRequests,
  UnexpectedResponse,
  Unreachable,
  UploadFailed,
  sentenceIn,
} from './errors.ts'

const path = '/api/v1/anything'

afterEach(() => vi.unstubAllGlobals())

describe('the sentence for the person', () => {
  it.each([
    [
      new RequestRefused(path, { status: 400, message: '서버가 보낸 문장입니다.' }),
      '서버가 보낸 문장입니다.',
    ],
    [
      new RequestRefused(path, { status: 400, message: '' }),
      '요청을 처리할 수 없습니다. 잠시 후 다시 시도해주세요.',
    ],
    [new TimedOut(path), '서버의 응답이 늦어지고 있습니다. 잠시 후 다시 시도해주세요.'],
    [new Unreachable(path), '서버에 연결할 수 없습니다. 인터넷 연결을 확인한 후 다시 시도해주세요.'],
    [
      new UnexpectedResponse(path, 'HTTP 200'),
      '서버의 응답을 확인할 수 없습니다. 잠시 후 다시 시도해주세요.',
    ],
  ])('of %o is given', (error, sentence) => {
    expect(messageFor(error)).toBe(sentence)
  })

  it.each([
    [false, '인터넷에 연결되어 있지 않습니다. 연결된 후 다시 시도해주세요.'],
    [true, '서버에 연결할 수 없습니다. 인터넷 연결을 확인한 후 다시 시도해주세요.'],
  ])('names the connection if the browser is offline (online: %s)', (onLine, sentence) => {
    vi.stubGlobal('navigator', { onLine })
    expect(messageFor(new Unreachable(path))).toBe(sentence)
  })

  it.each([new TypeError('a mistake in the program'), new Error('anything'), 'a text', undefined, null])(
    'is not given for %o, which is thrown again',
    surprise => {
      let thrown: unknown = 'nothing'
      try {
        messageFor(surprise)
      } catch (error) {
        thrown = error
      }
      expect(thrown).toBe(surprise)
    },
  )
})

describe('the sentence of a screen', () => {
  it('replaces the message of every failed call but one made too often', () => {
    expect(messageOr(new RequestRefused(path, { status: 409, message: '사유' }), '화면의 문장')).toBe(
      '화면의 문장',
    )
    expect(messageOr(new TimedOut(path), '화면의 문장')).toBe('화면의 문장')
    expect(messageOr(tooManyRequests(path, 60), '화면의 문장')).toMatch(/1분 뒤에/)
    expect(messageOr(tooManyRequests(path, 90), '화면의 문장')).toMatch(/2분 뒤에/)
    expect(() => messageOr(new TypeError('a mistake'), '화면의 문장')).toThrow(TypeError)
  })

  it.each([
    [new RequestRefused(path, { status: 409, message: '사유' }), '사유'],
    [new RequestRefused(path, { status: 409, message: '' }), '화면의 문장'],
    [new TimedOut(path), '화면의 문장'],
  ])('yields to the reason of %o, if it has one', (error, sentence) => {
    expect(reasonOr(error, '화면의 문장')).toBe(sentence)
  })
})

describe('a call whose failure needs no sentence', () => {
  const mistake = new TypeError('a mistake')

  it('is done, or it has failed', async () => {
    expect(await isDone(Promise.resolve())).toBe(true)
    expect(await isDone(Promise.reject(new TimedOut(path)))).toBe(false)
    await expect(isDone(Promise.reject(mistake))).rejects.toBe(mistake)
  })

  it('may have null in the place of its failure', () => {
    expect(nullIfFailed(new TimedOut(path))).toBeNull()
    expect(() => nullIfFailed(mistake)).toThrow(mistake)
  })
})

describe('a text of a server', () => {
  it.each([
    '',
    ' FAIL ',
    'E-100.x',
    'Bad Request',
    'not found.',
    'Gateway Timeout',
    'gateway time-out',
    'x.y.SomeException: at line 1',
    'the SQL state is 1',
    'the call timed out',
    '오류<br>',
    '오류</p>',
  ])('is no sentence for the person: %j', text => {
    expect(sentenceIn(text)).toBe('')
  })

  it.each([
    'The account was not found.',
    'Not found: the business number.',
    'Your mysql account is closed.',
    '수량은 1 <2> 3 중에서 고릅니다.',
    ' 처리할 수 없습니다. ',
  ])('is a sentence, to the letter: %j', text => {
    expect(sentenceIn(text)).toBe(text)
  })
})

it('a refusal is the result of its call when the call itself went well', () => {
  const refused = (status: number) => new RequestRefused(path, { status, message: '' })
  expect([200, 400, 404, 500].filter(status => refused(status).isResult)).toEqual([200])
})

it('a call made too often has the code of that, and names no field', () => {
  const refusal = { status: 429, errorCode: 'TOO_MANY_REQUESTS', errors: [] }
  expect(tooManyRequests(path, 90)).toMatchObject(refusal)
})

it.each([
  [null, '잠시'],
  [0, '0초'],
  [59, '59초'],
  [60, '1분'],
  [61, '2분'],
])('a call made too often names its wait of %j seconds: %s', (seconds, wait) => {
  expect(tooManyRequests(path, seconds).message).toContain(`그대로 두시고 ${wait} 뒤에 다시`)
})

it('carries names that survive minification', () => {
  const errors = [
    new RequestRefused(path, { status: 400, message: '' }),
    new TimedOut(path),
    new Unreachable(path),
    new UnexpectedResponse(path, ''),
    new UploadFailed(path, ''),
  ]
  expect(errors.map(error => error.name)).toEqual([
    'RequestRefused',
    'TimedOut',
    'Unreachable',
    'UnexpectedResponse',
    'UploadFailed',
  ])
})

it.each([
  ['a word in the place of a sentence', { message: 'APL_DUPLICATE_CI' }, 'APL_DUPLICATE_CI', ''],
  ['its own, before such a word', { errorCode: 'OTHER', message: 'FAIL' }, 'OTHER', ''],
  ['none, beside a sentence', { errorCode: '', message: '안 됩니다.' }, undefined, '안 됩니다.'],
  ['none, without a reason', { errorCode: '', message: '' }, undefined, ''],
])('the error code of a refusal is %s', (_, given, errorCode, reason) => {
  const refused = new RequestRefused(path, { status: 400, ...given })
  expect([refused.errorCode, refused.reason]).toEqual([errorCode, reason])
})

it('a response of another shape was received under HTTP 200, unless another status is named', () => {
  expect(new UnexpectedResponse(path, '').httpStatus).toBe(200)
  expect(new UnexpectedResponse(path, '', 502).httpStatus).toBe(502)
})

it.each([TimedOut, Unreachable])('%o keeps its cause and its path', Failure => {
  const cause = new Error('no connection')
  expect(new Failure(path, { cause })).toMatchObject({ cause, path })
})
