import { expect, it } from 'vitest'
import { isUnavailable } from './database-unavailable.ts'

const withCode = (code: string) => Object.assign(new Error('an error of the driver'), { code })

const OF_POSTGRES = '08000 08006 53100 53300 57P01 57P03 57P05 57014 55P03 25P03 25P04 40001 40P01'.split(' ')

it.each(OF_POSTGRES)('an error %s of PostgreSQL may be over on a later try', code => {
  expect(isUnavailable(withCode(code))).toBe(true)
})

it.each(['23505', '22001', '42P01', '57P06', '57P00', '25P02', '080001', ''])(
  'an error %s of PostgreSQL comes again on a later try',
  code => {
    expect(isUnavailable(withCode(code))).toBe(false)
  },
)

const OF_THE_NETWORK = 'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENOTFOUND EAI_AGAIN'.split(' ')

it.each([...OF_THE_NETWORK, 'ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE'])(
  'an error %s of the network or this machine may be over on a later try',
  code => {
    expect(isUnavailable(withCode(code))).toBe(true)
    expect(isUnavailable(new Error('the query failed', { cause: withCode(code) }))).toBe(true)
  },
)

it.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'Query read timeout',
])('“%s”, an error without a code, may be over on a later try', message => {
  expect(isUnavailable(new Error(message))).toBe(true)
  expect(isUnavailable(new Error(`not at the beginning: ${message}`))).toBe(false)
})

it('anything that is no error of the database is none of this', () => {
  expect(isUnavailable(new Error('a bug'))).toBe(false)
  expect(isUnavailable({ code: 'ECONNREFUSED' })).toBe(false)
  expect(isUnavailable(undefined)).toBe(false)
})
