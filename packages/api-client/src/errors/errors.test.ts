import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  messageFor,
  messageOr,
  RequestRefused,
  TimedOut,
  tooManyRequests,
  UnexpectedResponse,
  Unreachable,
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

  it('names the connection if the browser is offline', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(messageFor(new Unreachable(path))).toBe(
      '인터넷에 연결되어 있지 않습니다. 연결된 후 다시 시도해주세요.',
    )
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
    expect(messageOr(tooManyRequests(path, 90), '화면의 문장')).toMatch(/2분 뒤에/)
    expect(() => messageOr(new TypeError('a mistake'), '화면의 문장')).toThrow(TypeError)
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
    '<b>오류</b>',
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

it('carries names that survive minification', () => {
  const errors = [
    new RequestRefused(path, { status: 400, message: '' }),
    new TimedOut(path),
    new Unreachable(path),
    new UnexpectedResponse(path, ''),
  ]
  expect(errors.map(error => error.name)).toEqual([
    'RequestRefused',
    'TimedOut',
    'Unreachable',
    'UnexpectedResponse',
  ])
})
