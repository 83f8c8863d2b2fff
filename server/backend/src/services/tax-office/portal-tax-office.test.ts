import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  cutsOff,
  failsWith,
  hangsUp,
  isSilent,
  redirects,
  says,
  saysNoJson,
  startServiceServer,
  type ServiceServer,
} from '../../testing/services/service-server.ts'
import { FAILURES_ALLOWED, PAUSE_MS } from '../circuit-breaker.ts'
import { credentialsFor } from '../credentials.ts'
import { createServiceClient } from '../service-client.ts'
import { noServices } from '../services.ts'
import { ServiceUnavailable } from '../service-unavailable.ts'
import { createPortalTaxOffice } from './portal-tax-office.ts'
import type { TaxOffice } from './tax-office.ts'

const NUMBER = '1234567890'
const KEY = 'key+with/signs=='
/** A busy machine is late with its replies. The office is asked with less patience only where it never replies. */
const PATIENCE_MS = 30_000

let service: ServiceServer
let now: number
let office: TaxOffice

beforeEach(async () => {
  now = 0
  service = await startServiceServer()
  office = officeAt(`${service.url}/portal`)
})
afterEach(() => service.stop())

function officeAt(url: string, timeoutMs = PATIENCE_MS): TaxOffice {
  const clock = () => new Date(now)
  const credentials = credentialsFor({ url, serviceKey: KEY }, clock)
  const settings = { url, credentials, timeoutMs, fetch, now: clock }
  const client = createServiceClient({ service: 'tax office', ...settings })
  return createPortalTaxOffice({ client, platforms: noServices.platforms })
}

const status = (codes: object, b_no = NUMBER) => says({ status_code: 'OK', data: [{ b_no, ...codes }] })
const description = {
  businessNumber: NUMBER,
  openingDate: '20200101',
  representativeName: '시험대표',
  companyName: '시험상회',
}

describe('looking a business up', () => {
  it('posts the number with the key, and reads status and tax kind', async () => {
    service.replies = [status({ b_stt_cd: '01', tax_type_cd: '01', b_stt: '계속사업자', extra: 1 })]
    expect(await office.lookUp(NUMBER)).toEqual({
      taxStatus: '01',
      taxType: '01',
      managementType: '1',
      applicationType: '확인',
    })
    const [asked] = service.received
    expect(asked?.path).toBe('/portal/api/nts-businessman/v1/status')
    expect(asked?.query.get('serviceKey')).toBe(KEY)
    expect(JSON.parse(asked?.text ?? '')).toEqual({ b_no: [NUMBER] })
  })

  it.each([
    ['02', '02'],
    ['03', '02'],
    ['07', '02'],
    ['04', '03'],
  ])('takes the portal’s tax kind %s for %s (APLY-76)', async (tax_type_cd, taxType) => {
    service.replies = [status({ b_stt_cd: '01', tax_type_cd })]
    expect(await office.lookUp(NUMBER)).toMatchObject({ taxType })
  })

  it('returns a record without status for a business that the portal does not know', async () => {
    service.replies = [
      status({ b_stt_cd: '', tax_type_cd: '', tax_type: '국세청에 등록되지 않은 사업자등록번호입니다.' }),
    ]
    expect(await office.lookUp(NUMBER)).toEqual({ managementType: '1', applicationType: '확인' })
  })

  it.each([
    ['1238167890', '0'],
    ['1238867890', '0'],
    ['1238067890', '1'],
    ['1238967890', '1'],
    ['9012381890', '1'],
  ])('reads from %s whether it is a corporation', async (number, managementType) => {
    service.replies = [status({ b_stt_cd: '01' }, number)]
    expect(await office.lookUp(number)).toMatchObject({ managementType })
  })
})

describe('validating a business', () => {
  const response = (entry: object) => says({ status_code: 'OK', data: [{ b_no: NUMBER, ...entry }] })

  it('posts the description and reads that it is right', async () => {
    service.replies = [response({ valid: '01', status: { b_stt_cd: '01', tax_type_cd: '04' } })]
    expect(await office.validate({ ...description, corporateNumber: '1101110000000' })).toEqual({
      isValid: true,
      taxStatus: '01',
      taxType: '03',
    })
    const [asked] = service.received
    expect(asked?.path).toBe('/portal/api/nts-businessman/v1/validate')
    const names = { p_nm: '시험대표', b_nm: '시험상회', corp_no: '1101110000000' }
    expect(JSON.parse(asked?.text ?? '')).toEqual({
      businesses: [{ b_no: NUMBER, start_dt: '20200101', ...names }],
    })
  })

  it('reads that it is right of a business whose status is not sent', async () => {
    service.replies = [response({ valid: '01' })]
    expect(await office.validate(description)).toEqual({ isValid: true })
  })

  it('reads that it is wrong', async () => {
    service.replies = [response({ valid: '02', valid_msg: '확인할 수 없습니다.' })]
    expect(await office.validate(description)).toEqual({ isValid: false })
  })
})

describe('a portal in trouble', () => {
  const works = status({ b_stt_cd: '01' })
  const endsByPatience = new Set([isSilent, cutsOff])

  it.each([
    ['an error of its own', failsWith(500)],
    ['too many questions', failsWith(429)],
    ['silence', isSilent],
    ['a response that is cut off', cutsOff],
    ['a connection that is cut', hangsUp],
    ['something else than JSON', saysNoJson],
  ])('is asked once more after %s', async (_, trouble) => {
    // The second reply has to arrive within the same time.
    if (endsByPatience.has(trouble)) office = officeAt(`${service.url}/portal`, 1_000)
    service.replies = [trouble, works]
    expect(await office.lookUp(NUMBER)).toMatchObject({ taxStatus: '01' })
    expect(service.received).toHaveLength(2)
  })

  it.each([
    ['errors', failsWith(503), 2, 'response status 503'],
    ['silence', isSilent, 2, 'connection failed or timed out'],
    ['a wrong key', failsWith(401), 1, 'response status 401'],
    ['something else than JSON', saysNoJson, 2, 'response is no JSON'],
    ['another shape', says({ status_code: 'OK', data: {} }), 1, 'unexpected response shape'],
    ['an error in a good response', says({ status_code: 'HTTP_ERROR' }), 1, 'unexpected response shape'],
    ['no data', says({ status_code: 'OK', data: [] }), 1, 'unexpected response shape'],
    ['another business', status({ b_stt_cd: '01' }, '9999999999'), 1, 'response about another business'],
    ['a redirect', redirects, 2, 'connection failed or timed out'],
  ])(
    'with %s is unavailable: it is named so, and the key is not in the error',
    async (_, trouble, attempts, reason) => {
      if (endsByPatience.has(trouble)) office = officeAt(`${service.url}/portal`, 50)
      service.replies = [trouble]
      const error = await office.lookUp(NUMBER).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(ServiceUnavailable)
      expect(error).toMatchObject({ message: `tax office: ${reason}` })
      expect(service.received).toHaveLength(attempts)
      expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(KEY)
    },
  )

  it('leaves the cause of a failed connection in its error', async () => {
    service.replies = [hangsUp]
    const error = await office.lookUp(NUMBER).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ cause: expect.any(TypeError) })
  })

  it('is left in peace after failures in a row, and asked again when the pause is over', async () => {
    service.replies = [failsWith(500)]
    for (let failure = 0; failure < FAILURES_ALLOWED; failure += 1) {
      await expect(office.lookUp(NUMBER)).rejects.toThrow(ServiceUnavailable)
    }
    const asked = service.received.length
    service.replies = [works]
    await expect(office.lookUp(NUMBER)).rejects.toThrow(ServiceUnavailable)
    expect(service.received).toHaveLength(asked)

    now = PAUSE_MS
    expect(await office.lookUp(NUMBER)).toMatchObject({ taxStatus: '01' })
    expect(await office.lookUp(NUMBER)).toMatchObject({ taxStatus: '01' })
  })
})
