import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessCheckProblems, isBusinessConfirmed } from './business-check.ts'

const INCOMPLETE = '필수값을 입력해주세요.'
const ofCorporation = {
  managementType: '0',
  companyName: '한국상사',
  openingDate: '2020-01-01',
  businessNumber: '1234567890',
  applicantName: '홍길동',
  corporateNumber: '1101111234567',
}
const ofIndividual = { ...ofCorporation, managementType: '1', corporateNumber: '' }

describe('what the business check needs', () => {
  it('is there for a corporation, and without corporate number for an individual', () => {
    expect(businessCheckProblems(ofCorporation)).toEqual([])
    expect(businessCheckProblems(ofIndividual)).toEqual([])
    const withoutNumber = { ...ofCorporation, corporateNumber: '' }
    expect(businessCheckProblems(withoutNumber)).toEqual([{ field: 'corporateNumber', message: INCOMPLETE }])
  })

  it.each(['companyName', 'openingDate', 'businessNumber', 'applicantName'] as const)(
    'includes %s',
    field => {
      const missing = [{ field, message: INCOMPLETE }]
      expect(businessCheckProblems({ ...ofCorporation, [field]: '' })).toEqual(missing)
      expect(businessCheckProblems({ ...ofIndividual, [field]: ' ' })).toEqual(missing)
    },
  )
})

describe('the response of the business check', () => {
  it('confirms a business only when both of its parts say so', () => {
    const anyResponse = fc.record({
      statusCode: fc.constantFrom('OK', 'ok', 'ERROR', '', undefined),
      valid: fc.constantFrom('01', '02', '1', '', undefined),
    })
    fc.assert(
      fc.property(anyResponse, response => {
        const isAllGood = response.statusCode === 'OK' && response.valid === '01'
        expect(isBusinessConfirmed(response)).toBe(isAllGood)
      }),
    )
    expect(isBusinessConfirmed({ statusCode: 'OK', valid: '01' })).toBe(true)
  })
})
