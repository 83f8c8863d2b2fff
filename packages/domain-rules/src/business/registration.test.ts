import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lookupVerdict, registrationVerdict } from './registration.ts'

const PROCEED = { ok: true }
const CLOSED = { ok: false, reason: '폐업된 사업자등록번호입니다.' }
const UNREGISTERED = { ok: false, reason: '국세청에 등록되지 않은 사업자등록번호입니다.' }
const NO_APPLICATION = { ok: false, reason: '신청정보가 존재하지 않습니다.' }

describe('a business with a tax status', () => {
  it.each([
    ['01', PROCEED],
    ['02', PROCEED],
    ['10', PROCEED],
    ['03', CLOSED],
    ['99', UNREGISTERED],
    ['00', UNREGISTERED],
    ['1', UNREGISTERED],
    [' ', UNREGISTERED],
  ])('of "%s" gets %j', (taxStatus, verdict) => {
    expect(registrationVerdict({ taxStatus })).toEqual(verdict)
  })

  it('is decided by the status alone, whatever error code and message come with it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), fc.string(), (taxStatus, errorCode, message) => {
        expect(registrationVerdict({ taxStatus, errorCode, message })).toEqual(
          registrationVerdict({ taxStatus }),
        )
      }),
    )
  })
})

describe('a business without a tax status', () => {
  it.each([{}, { taxStatus: undefined }, { taxStatus: '' }])('goes on for error code 10 (%j)', status => {
    expect(registrationVerdict({ ...status, errorCode: '10' })).toEqual(PROCEED)
  })

  it.each([{}, { errorCode: '' }, { errorCode: '03' }, { errorCode: '01' }, { errorCode: '1' }])(
    'is refused as unregistered for %j',
    facts => {
      expect(registrationVerdict(facts)).toEqual(UNREGISTERED)
      expect(registrationVerdict({ ...facts, taxStatus: '' })).toEqual(UNREGISTERED)
    },
  )

  it('is refused with the sentence of the server, when the server sent one', () => {
    const reason = '국세청 조회가 지연되고 있습니다.'
    expect(registrationVerdict({ errorCode: '99', message: reason })).toEqual({ ok: false, reason })
    expect(registrationVerdict({ errorCode: '99', message: '' })).toEqual(UNREGISTERED)
  })
})

describe('looking up a result', () => {
  it.each([
    [1, PROCEED],
    [3, PROCEED],
    [0, NO_APPLICATION],
    [-1, NO_APPLICATION],
    [Number.NaN, NO_APPLICATION],
  ])('with %d applications gets %j', (count, verdict) => {
    expect(lookupVerdict(count)).toEqual(verdict)
  })
})
