import { expect, it } from 'vitest'
import { hasSucceeded, type Outcome, type Verification, type VerificationMethod } from './verification.ts'
import { resultAddress } from './result-address.ts'

const person = {
  ci: 'ci+/=',
  name: '김 시험',
  birthDate: '19800101',
  mobileNumber: '01000000000',
  mobileCarrier: 'SKT',
}
const begun = (method: VerificationMethod): Verification => ({
  id: 'id',
  transactionId: 'tx-1',
  method,
  provider: 'test',
  businessNumber: '1234567890',
  applicationNumber: null,
  state: 'running',
  person: null,
  expiresAt: new Date(0),
})
const succeeded: Outcome = { state: 'succeeded', person }

/** Returns the path of an address, and its query. */
function read(address: string): [string, Record<string, string>] {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  return [pathname, Object.fromEntries(searchParams)]
}

it.each(['simple', 'financial'] as const)('the page after %s asks for the result by its number', method => {
  const addressFor = (outcome: Outcome) => read(resultAddress(begun(method), outcome))
  const page = '/integration-result'
  expect(addressFor(succeeded)).toEqual([page, { result: 'success', mtxId: 'tx-1' }])
  expect(addressFor({ state: 'failed' })).toEqual([page, { result: 'fail', mtxId: 'tx-1' }])
  expect(addressFor({ state: 'cancelled' })).toEqual([page, { result: 'cancel', mtxId: 'tx-1' }])
})

it.each(['joint', 'phone', 'ipin'] as const)('the page after %s has the person in its query', method => {
  const addressFor = (outcome: Outcome) => read(resultAddress(begun(method), outcome))
  const { ci, name, birthDate: birthDay, mobileNumber: phone, mobileCarrier: mobile_co } = person
  const known = { name, birthDay, ci }
  expect(addressFor(succeeded)).toEqual(['/kmc-result', { ...known, phone, mobile_co }])
  const withoutMobile = { ...person, mobileNumber: null, mobileCarrier: null }
  expect(addressFor({ state: 'succeeded', person: withoutMobile })).toEqual(['/kmc-result', known])
  expect(addressFor({ state: 'failed' })).toEqual(['/kmc-result', { result: 'fail' }])
  expect(addressFor({ state: 'cancelled' })).toEqual(['/kmc-result', { result: 'cancel' }])
})

it.each([
  ['succeeded', person, true],
  ['succeeded', null, false],
  ['failed', person, false],
  ['running', null, false],
] as const)('a verification that is %s with the person %j has succeeded: %s', (state, known, isDone) => {
  expect(hasSucceeded({ ...begun('simple'), state, person: known })).toBe(isDone)
})
