import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { goodRowsOf, looseNumber, looseText, readResponse, UNSHOWN } from './read-response.ts'

const path = '/ask'
const shape = v.object({ result: v.optional(v.string()) })
const read = (httpStatus: number, body: unknown, successStatus = '200') =>
  readResponse({ path, httpStatus, body, supportCode: 'code' }, { successStatus, shape })

function failureOf(call: () => unknown): unknown {
  try {
    return call()
  } catch (error) {
    return error
  }
}

describe('a response', () => {
  it.each([200, 299])('under HTTP %i is a success', httpStatus => {
    expect(read(httpStatus, { status: 200, result: '예' })).toEqual({ result: '예' })
  })

  it.each([199, 300, 400])('under HTTP %i is a refusal, whatever its body reports', httpStatus => {
    expect(failureOf(() => read(httpStatus, { status: 200 }))).toMatchObject({
      name: 'RequestRefused',
      status: httpStatus,
    })
  })

  it.each([
    [399, 'UnexpectedResponse'],
    [400, 'RequestRefused'],
    [499, 'RequestRefused'],
    [500, 'UnexpectedResponse'],
    [503, 'UnexpectedResponse'],
    [504, 'RequestRefused'],
  ])('of HTTP %i that is a page is a %s', (httpStatus, name) => {
    expect(failureOf(() => read(httpStatus, '<html>'))).toMatchObject({ name, httpStatus })
  })

  it.each([
    [499, undefined],
    [500, 'code'],
  ])('that is refused under HTTP %i has the code to quote: %s', (httpStatus, supportCode) => {
    const error = failureOf(() => read(httpStatus, { message: '처리할 수 없습니다.' }))
    expect(error).toMatchObject({ name: 'RequestRefused', supportCode })
  })
})

describe('a response with an agreed marker', () => {
  it('may have the other marker as well', () => {
    expect(read(200, { status: 200, success: true, result: '예' })).toEqual({ result: '예' })
  })

  it('is no success without a body, unless the marker is a status', () => {
    const received = { path, httpStatus: 200, body: '' }
    const content = { shape: v.unknown() }
    expect(readResponse(received, { successStatus: '200', ...content })).toBe('')
    expect(failureOf(() => readResponse(received, { successStatus: 'true', ...content }))).toMatchObject({
      name: 'UnexpectedResponse',
      detail: 'HTTP 200; body: expected Object',
    })
  })

  it.each([
    ['the other marker', { success: false }, '200'],
    ['the other marker', { status: 400 }, 'true'],
    ['a message', { message: '안 됩니다.' }, '200'],
    ['an error code', { errorCode: 'X' }, '200'],
  ])('is refused without the marker by %s: %j', (_reason, body, successStatus) => {
    expect(failureOf(() => read(200, body, successStatus))).toMatchObject({ name: 'RequestRefused' })
  })

  it('is unexpected without the marker, if it has no reason that can be read', () => {
    expect(failureOf(() => read(200, { message: {}, errorCode: [] }))).toMatchObject({
      name: 'UnexpectedResponse',
      detail: 'HTTP 200; status: expected 200',
    })
  })
})

it.each([null, { errorCode: [], message: {}, errorMessage: {} }])(
  'a refusal with the body %j has neither code nor reason',
  body => {
    const refused = { name: 'RequestRefused', errorCode: undefined, reason: '' }
    expect(failureOf(() => read(404, body))).toMatchObject(refused)
  },
)

it('the details of a wrong shape name each of its places', () => {
  const expected = { shape: v.object({ a: v.string(), b: v.number() }) }
  const received = { path, httpStatus: 200, body: { a: 1, b: 'x' } }
  expect(failureOf(() => readResponse(received, expected))).toMatchObject({
    detail: 'HTTP 200; a: expected string; b: expected number',
  })
})

describe('a response without an agreed marker', () => {
  it.each([200, '299', ' 204 ', '0', 'true', 'OK', 'Success', undefined])(
    'succeeds with status %j',
    status => {
      expect(read(200, { status }, UNSHOWN)).toEqual({})
      expect(read(200, { success: status }, UNSHOWN)).toEqual({})
    },
  )

  it.each(['2000', '20', '1200', 'oks', 'not ok', 'false', 400])('is refused with status %j', status => {
    expect(failureOf(() => read(200, { status }, UNSHOWN))).toMatchObject({ name: 'RequestRefused' })
  })

  it('is refused by an error code alone, and not by a message alone', () => {
    expect(failureOf(() => read(200, { errorCode: 'X' }, UNSHOWN))).toMatchObject({ errorCode: 'X' })
    expect(read(200, { message: '처리했습니다.' }, UNSHOWN)).toEqual({})
  })
})

it('a call that needs HTTP 200 is not done under 201', () => {
  const expected = { successStatus: UNSHOWN, needsHttp200: true, shape }
  const received = { path, httpStatus: 201, body: {} }
  expect(failureOf(() => readResponse(received, expected))).toMatchObject({
    name: 'UnexpectedResponse',
    detail: 'HTTP 201; status: expected 200',
  })
})

it.each([
  [
    ['a', 7, 'b'],
    ['a', 'b'],
  ],
  [null, []],
  [undefined, []],
])('the good rows of the list %j are %j', (list, rows) => {
  expect(v.parse(goodRowsOf(v.string()), list)).toEqual(rows)
})

it.each([
  ['a', 'a'],
  [' a ', 'a'],
  [7, '7'],
  [null, ''],
  [undefined, ''],
])('the loose text of %j is %j', (given, text) => {
  expect(v.parse(looseText, given)).toBe(text)
})

it.each([7, '7', ' 7 ', 0, '0'])('a loose number is read from %j', given => {
  expect(v.parse(looseNumber, given)).toBe(Number(given))
})

it.each(['', ' ', '7원', '-7', '1e3', null, Number.NaN, Infinity])(
  'no loose number is read from %j',
  given => {
    expect(v.safeParse(looseNumber, given).success).toBe(false)
  },
)
