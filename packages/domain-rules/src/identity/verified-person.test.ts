import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { verifiedPersonIn } from './verified-person.ts'

const facts = { name: '홍길동', birthDay: '19800101', ci: 'CI/+==' }
const person = {
  name: '홍길동',
  birthDate: '19800101',
  ci: 'CI/+==',
  mobileNumber: '',
  mobileCarrier: '',
  provider: '',
}

it.each(['birthDay', 'birth', 'brdt'])('reads the birth date under the name %s', name => {
  expect(verifiedPersonIn({ name: '홍길동', ci: 'CI/+==', [name]: '1980-01-01' })).toEqual(person)
})

it.each(['phone', 'mobile_no'])('reads the mobile number under the name %s', name => {
  expect(verifiedPersonIn({ ...facts, [name]: '010-0000-0001' })?.mobileNumber).toBe('01000000001')
})

it('reads carrier and provider', () => {
  expect(verifiedPersonIn({ ...facts, mobile_co: 'SKT', provider: 'simple' })).toEqual({
    ...person,
    mobileCarrier: 'SKT',
    provider: 'simple',
  })
})

it('reads a fact that is sent as a number', () => {
  expect(verifiedPersonIn({ ...facts, birthDay: 19800101 })).toEqual(person)
})

it('passes over a name that holds nothing', () => {
  expect(verifiedPersonIn({ ...facts, birthDay: ' ', birth: '19810202' })?.birthDate).toBe('19810202')
})

it.each(['name', 'birthDay', 'ci'])('finds no one without %s', missing => {
  expect(verifiedPersonIn({ ...facts, [missing]: '' })).toBeNull()
  expect(verifiedPersonIn({ ...facts, [missing]: null })).toBeNull()
})

it('finds a whole person or no one, whatever the facts are', () => {
  const anything = fc.oneof(fc.string(), fc.anything())
  const names = ['name', 'birthDay', 'birth', 'brdt', 'ci', 'phone', 'mobile_no', 'mobile_co', 'provider']
  const anyFacts = fc.record(Object.fromEntries(names.map(name => [name, anything])), { requiredKeys: [] })
  fc.assert(
    fc.property(anyFacts, given => {
      const found = verifiedPersonIn(given)
      if (!found) return
      expect([found.name, found.birthDate, found.ci].every(Boolean)).toBe(true)
      expect(found.birthDate + found.mobileNumber).toMatch(/^[0-9]+$/)
      expect(Object.values(found).every(fact => typeof fact === 'string')).toBe(true)
    }),
  )
})
