import { describe, expect, it } from 'vitest'
import { respondJson, serve } from '../../test/local-server.ts'
import { checkBusiness } from './business-check.ts'
import { RequestRefused, UnexpectedResponse } from '../errors/errors.ts'

const individual = {
  managementType: '1',
  businessNumber: '1234567890',
  openingDate: '2020-01-31',
  representativeName: '시험신규',
  companyName: '가나다',
  corporateNumber: '1234561234567',
}
const described = { b_no: '1234567890', start_dt: '20200131', p_nm: '시험신규', b_nm: '가나다' }
const valid = { b_no: '1234567890', valid: '01', status: { b_no: '1234567890', tax_type_cd: '03' } }
const respondWith = (data: unknown, status_code = 'OK') =>
  respondJson({ success: true, data: { status_code, data } })

describe('checking a business', () => {
  it('describes an individual without a corporate number', async () => {
    const received = await serve(respondWith([valid]))
    await expect(checkBusiness(individual)).resolves.toEqual({ isConfirmed: true, taxType: 'exempt' })
    expect(received).toMatchObject([{ path: '/api/v1/auth/validate-business' }])
    expect(received[0]?.body).toEqual({ businesses: [described] })
  })

  it('describes a corporation with its corporate number', async () => {
    const received = await serve(respondWith([valid]))
    await checkBusiness({ ...individual, managementType: '0', companyName: ' 가나다  ' })
    expect(received[0]?.body).toEqual({ businesses: [{ ...described, corp_no: '1234561234567' }] })
  })

  it.each<[string, ReturnType<typeof respondJson>]>([
    ['reports that it is not valid', respondWith([{ ...valid, valid: '02', status: undefined }])],
    ['has another status code', respondWith([{ ...valid, status: null }], 'ERROR')],
    ['lists no business', respondWith([])],
    ['lists nothing', respondWith(undefined)],
    ['reports that it had no success', respondJson({ success: false, data: null, errorMessage: '오류' })],
    [
      'reports that beside good data',
      respondJson({ success: false, data: { status_code: 'OK', data: [valid] } }),
    ],
    ['reports that in a text', respondJson({ success: 'false' })],
  ])('does not confirm a business when the response %s', async (_how, response) => {
    await serve(response)
    await expect(checkBusiness(individual)).resolves.toEqual({ isConfirmed: false, taxType: 'unknown' })
  })

  it('fails when it is refused', async () => {
    await serve(respondJson({ success: false, errorMessage: '오류' }, 502))
    await expect(checkBusiness(individual)).rejects.toBeInstanceOf(RequestRefused)
  })

  it('fails without data', async () => {
    await serve(respondJson({ success: true }))
    await expect(checkBusiness(individual)).rejects.toBeInstanceOf(UnexpectedResponse)
  })
})
