import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FAILURES_ALLOWED, PAUSE_MS } from '../circuit-breaker.ts'
import { createServiceClient } from '../service-client.ts'
import { noServices } from '../services.ts'
import { ServiceUnavailable } from '../service-unavailable.ts'
import { createPortalTaxOffice } from './portal-tax-office.ts'
import type { TaxOffice } from './tax-office.ts'

const NUMBER = '1234567890'
const KEY = 'key+with/signs=='
const TIMEOUT_MS = 300

type Reply = (request: IncomingMessage, response: ServerResponse) => void
type Received = { path: string; key: string | null; body: unknown }

let server: Server
let replies: Reply[]
let received: Received[]
let now: number
let office: TaxOffice

beforeEach(async () => {
  replies = []
  received = []
  now = 0
  server = createServer((request, response) => void receive(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  office = officeAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}/portal`)
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
})

function officeAt(url: string): TaxOffice {
  const settings = { url, key: KEY, timeoutMs: TIMEOUT_MS, fetch, now: () => new Date(now) }
  const client = createServiceClient({ service: 'tax office', ...settings })
  return createPortalTaxOffice({ client, platforms: noServices.platforms })
}

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://portal')
  received.push({ path: pathname, key: searchParams.get('serviceKey'), body: await json(request) })
  const reply = replies.length > 1 ? replies.shift() : replies[0]
  reply?.(request, response)
}

const says =
  (body: unknown): Reply =>
  (_, response) =>
    response.end(JSON.stringify(body))
const failsWith =
  (status: number): Reply =>
  (_, response) =>
    response.writeHead(status).end('{}')
const isSilent: Reply = () => undefined
const cutsOff: Reply = (_, response) => response.writeHead(200, { 'content-length': '100' }).end('{"status')
const hangsUp: Reply = request => request.socket.destroy()

const status = (codes: object, b_no = NUMBER) => says({ status_code: 'OK', data: [{ b_no, ...codes }] })
const description = {
  businessNumber: NUMBER,
  openingDate: '20200101',
  representativeName: '시험대표',
  companyName: '시험상회',
}

describe('looking a business up', () => {
  it('posts the number with the key, and reads status and tax kind', async () => {
    replies = [status({ b_stt_cd: '01', tax_type_cd: '01', b_stt: '계속사업자', extra: 1 })]
    expect(await office.lookUp(NUMBER)).toEqual({
      taxStatus: '01',
      taxType: '01',
      managementType: '1',
      applicationType: '확인',
    })
    const path = '/portal/api/nts-businessman/v1/status'
    expect(received).toEqual([{ path, key: KEY, body: { b_no: [NUMBER] } }])
  })

  it.each([
    ['02', '02'],
    ['03', '02'],
    ['07', '02'],
    ['04', '03'],
  ])('takes the portal’s tax kind %s for %s (APLY-76)', async (tax_type_cd, taxType) => {
    replies = [status({ b_stt_cd: '01', tax_type_cd })]
    expect(await office.lookUp(NUMBER)).toMatchObject({ taxType })
  })

  it('returns a record without status for a business that the portal does not know', async () => {
    replies = [
      status({ b_stt_cd: '', tax_type_cd: '', tax_type: '국세청에 등록되지 않은 사업자등록번호입니다.' }),
    ]
    expect(await office.lookUp(NUMBER)).toEqual({ managementType: '1', applicationType: '확인' })
  })

  it.each([
    ['1238167890', '0'],
    ['1238867890', '0'],
    ['1238067890', '1'],
    ['1238967890', '1'],
  ])('reads from %s whether it is a corporation', async (number, managementType) => {
    replies = [status({ b_stt_cd: '01' }, number)]
    expect(await office.lookUp(number)).toMatchObject({ managementType })
  })
})

describe('validating a business', () => {
  const response = (entry: object) => says({ status_code: 'OK', data: [{ b_no: NUMBER, ...entry }] })

  it('posts the description and reads that it is right', async () => {
    replies = [response({ valid: '01', status: { b_stt_cd: '01', tax_type_cd: '04' } })]
    expect(await office.validate({ ...description, corporateNumber: '1101110000000' })).toEqual({
      isValid: true,
      taxStatus: '01',
      taxType: '03',
    })
    expect(received[0]).toMatchObject({
      path: '/portal/api/nts-businessman/v1/validate',
      body: {
        businesses: [
          {
            b_no: NUMBER,
            start_dt: '20200101',
            p_nm: '시험대표',
            b_nm: '시험상회',
            corp_no: '1101110000000',
          },
        ],
      },
    })
  })

  it('reads that it is wrong', async () => {
    replies = [response({ valid: '02', valid_msg: '확인할 수 없습니다.' })]
    expect(await office.validate(description)).toEqual({ isValid: false })
  })
})

describe('a portal in trouble', () => {
  const works = status({ b_stt_cd: '01' })

  it.each([
    ['an error of its own', failsWith(500)],
    ['too many questions', failsWith(429)],
    ['silence', isSilent],
    ['a response that is cut off', cutsOff],
    ['a connection that is cut', hangsUp],
    ['something else than JSON', ((_, response) => response.end('<html>')) satisfies Reply],
  ])('is asked once more after %s', async (_, trouble) => {
    replies = [trouble, works]
    expect(await office.lookUp(NUMBER)).toMatchObject({ taxStatus: '01' })
    expect(received).toHaveLength(2)
  })

  it.each([
    ['errors', failsWith(503), 2],
    ['silence', isSilent, 2],
    ['a wrong key', failsWith(401), 1],
    ['another shape', says({ status_code: 'OK', data: {} }), 1],
    ['an error in a good response', says({ status_code: 'HTTP_ERROR' }), 1],
    ['no data', says({ status_code: 'OK', data: [] }), 1],
    ['another business', status({ b_stt_cd: '01' }, '9999999999'), 1],
    ['a redirect', ((_, response) => response.writeHead(302, { location: '/' }).end()) satisfies Reply, 2],
  ])(
    'with %s is unavailable after %o: it is named so, and the key is not in the error',
    async (_, trouble, attempts) => {
      replies = [trouble]
      const error = await office.lookUp(NUMBER).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(ServiceUnavailable)
      expect(received).toHaveLength(attempts)
      expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(KEY)
    },
  )

  it('is left in peace after failures in a row, and asked again when the pause is over', async () => {
    replies = [failsWith(500)]
    for (let failure = 0; failure < FAILURES_ALLOWED; failure += 1) {
      await expect(office.lookUp(NUMBER)).rejects.toThrow(ServiceUnavailable)
    }
    const asked = received.length
    replies = [works]
    await expect(office.lookUp(NUMBER)).rejects.toThrow(ServiceUnavailable)
    expect(received).toHaveLength(asked)

    now = PAUSE_MS
    expect(await office.lookUp(NUMBER)).toMatchObject({ taxStatus: '01' })
    expect(await office.lookUp(NUMBER)).toMatchObject({ taxStatus: '01' })
  })
})
