import { expect, it } from 'vitest'
import { resultEntry } from './result-entry.ts'

const known = { token: 'token', businessNumber: '1234567890', identityCi: 'ci' }

it('leads straight to the result when token, business number and identity are known', () => {
  expect(resultEntry(known)).toBe('/aply-result')
})

it.each(['token', 'businessNumber', 'identityCi'])(
  'asks for the business number when there is no %s',
  missing => {
    expect(resultEntry({ ...known, [missing]: '' })).toBe('/bzmn-result')
  },
)
