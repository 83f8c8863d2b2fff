import { isSigned } from 'gateway-contract'
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
} from '../testing/services/service-server.ts'
import type { Verification } from '../verification/verification.ts'
import { FAILURES_ALLOWED, PAUSE_MS } from './circuit-breaker.ts'
import { connectServices, type Services } from './services.ts'
import { ServiceUnavailable, type Service } from './service-unavailable.ts'

const GATEWAY_KEY = 'k'.repeat(32)
const NAME = '시험신규'
const RETURN_URL = 'https://support.example.org/end'

let service: ServiceServer
let now: number
let patienceMs: number
let attemptsMade: number
let services: Services

beforeEach(async () => {
  now = Date.parse('2026-01-01T00:00:00Z')
  patienceMs = 10_000
  attemptsMade = 0
  service = await startServiceServer()
  services = servicesAt(service.url)
})
afterEach(() => service.stop())

function servicesAt(address: string): Services {
  const gateway = { url: `${address}/gate/`, gatewayKey: GATEWAY_KEY }
  const all = { identity: gateway, taxOffice: gateway, banks: gateway, realName: gateway, platforms: gateway }
  return connectServices(all, undefined, { now: () => new Date(now), fetch: impatient })
}

/** The network; a test of silence waits no longer than this. */
const impatient: typeof fetch = (address, init) => {
  attemptsMade += 1
  return fetch(address, { ...init, signal: AbortSignal.timeout(patienceMs) })
}

const verification: Verification = {
  id: 'secret',
  transactionId: 'tx-1',
  method: 'simple',
  provider: 'kakao',
  businessNumber: '1234567802',
  applicationNumber: null,
  state: 'running',
  person: null,
  expiresAt: new Date(0),
}
const person = {
  ci: 'ci',
  name: NAME,
  birthDate: '19800101',
  mobileNumber: '01012345678',
  mobileCarrier: null,
}
const months = [{ platform: 'A', month: '2025-01', amount: 5_000 }]
const window = { windowUrl: 'https://gateway.example.org/window', fields: { mid: 'M1', extra: 'x' } }

type Port = {
  name: string
  outside: Service
  path: string
  ask: () => Promise<unknown>
  /** The body of the request. */
  sent: object
  /** A response, and its meaning. */
  granted: [object, unknown]
  refused: [object, unknown]
  malformed: object
  attempts: 1 | 2
}

const ports: Port[] = [
  {
    name: 'the real-name register',
    outside: 'real-name register',
    path: '/v1/real-name/match',
    ask: () => services.realName.matches({ name: NAME, residenceNumber: '8001011234567' }),
    sent: { name: NAME, residenceNumber: '8001011234567' },
    granted: [{ isMatch: true }, true],
    refused: [{ isMatch: false }, false],
    malformed: { isMatch: 'Y' },
    attempts: 2,
  },
  {
    name: 'the bank',
    outside: 'bank',
    path: '/v1/bank/holder',
    ask: () => services.banks.holderOf({ bankCode: '004', accountNumber: '10000000000001' }),
    sent: { bankCode: '004', accountNumber: '10000000000001' },
    granted: [{ holder: NAME }, NAME],
    refused: [{ holder: null }, null],
    malformed: {},
    attempts: 2,
  },
  {
    name: 'the platforms',
    outside: 'delivery platforms',
    path: '/v1/platforms/amounts',
    ask: () => services.platforms.monthlyAmounts('1234567802'),
    sent: { businessNumber: '1234567802' },
    granted: [{ months }, months],
    refused: [{ months: null }, null],
    malformed: { months: [{ platform: 'A', month: '2025-01', amount: -1 }] },
    attempts: 2,
  },
  {
    name: 'the tax office',
    outside: 'tax office',
    path: '/api/nts-businessman/v1/validate',
    ask: () =>
      services.taxOffice.validate({
        businessNumber: '1234567802',
        openingDate: '20200101',
        representativeName: NAME,
        companyName: '시험상회',
      }),
    sent: {
      businesses: [{ b_no: '1234567802', start_dt: '20200101', p_nm: NAME, b_nm: '시험상회' }],
    },
    granted: [
      { status_code: 'OK', data: [{ b_no: '1234567802', valid: '01', status: { b_stt_cd: '01' } }] },
      { isValid: true, taxStatus: '01', taxType: undefined },
    ],
    refused: [{ status_code: 'OK', data: [{ b_no: '1234567802', valid: '02' }] }, { isValid: false }],
    malformed: { status_code: 'OK', data: [] },
    attempts: 2,
  },
  {
    name: 'the outcome of a verification',
    outside: 'identity provider',
    path: '/v1/identity/result',
    ask: () => services.identity.form.outcomeOf('tx-1'),
    sent: { transactionId: 'tx-1' },
    granted: [
      { state: 'succeeded', person },
      { state: 'succeeded', person },
    ],
    refused: [{ state: 'failed' }, { state: 'failed' }],
    malformed: { state: 'succeeded', person: { ...person, ci: '' } },
    attempts: 2,
  },
  {
    name: 'the start of a verification',
    outside: 'identity provider',
    path: '/v1/identity/start',
    ask: () => services.identity.form.begin({ ...verification, method: 'phone' }, RETURN_URL),
    sent: { transactionId: 'tx-1', method: 'phone', provider: 'kakao', returnUrl: RETURN_URL },
    granted: [
      window,
      { action: window.windowUrl, method: 'post', fields: { ...window.fields, requestId: 'tx-1' } },
    ],
    refused: [
      { windowUrl: 'http://gateway.example.org/' },
      { action: 'http://gateway.example.org/', method: 'post', fields: { requestId: 'tx-1' } },
    ],
    malformed: { windowUrl: 'javascript:alert(1)' },
    attempts: 1,
  },
]

describe.each(ports)('$name', ({ outside, path, ask, sent, granted, refused, malformed, attempts }) => {
  it('gets a signed request, and its responses are read', async () => {
    service.replies = [says(granted[0]), says(refused[0])]
    expect(await ask()).toEqual(granted[1])
    expect(await ask()).toEqual(refused[1])
    for (const { path: requested, headers, text } of service.received) {
      expect(requested).toBe(`/gate${path}`)
      expect(isSigned(GATEWAY_KEY, { method: 'POST', path, body: text }, headers, new Date(now))).toBe(true)
      expect(headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' })
      expect(JSON.parse(text)).toEqual(sent)
    }
  })

  it.each([
    ['is malformed', () => says(malformed), false],
    ['is no JSON', () => saysNoJson, true],
    ['is late', () => isSilent, true],
    ['is cut off', () => cutsOff, true],
    ['is gone', () => hangsUp, true],
    ['refuses the signature', () => failsWith(401), false],
    ['reports a service that is down', () => failsWith(503), true],
    ['is a redirect', () => redirects, true],
  ])('is unavailable if the response %s', async (_, reply, isTransient) => {
    if ([isSilent, cutsOff].includes(reply())) patienceMs = 50
    service.replies = [reply()]
    const error = await ask().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ServiceUnavailable)
    expect(error).toMatchObject({ service: outside, name: 'ServiceUnavailable', isTransient })
    expect(attemptsMade).toBe(isTransient ? attempts : 1)
    const shown = [String(error), String((error as Error).cause)].join('\n')
    expect(shown).not.toMatch(new RegExp(`${GATEWAY_KEY}|${NAME}|\\d{10}`))
  })

  it('is not called for a while after failures in a row', async () => {
    service.replies = [failsWith(401)]
    for (let failure = 0; failure < FAILURES_ALLOWED; failure += 1)
      await expect(ask()).rejects.toThrow(ServiceUnavailable)
    service.replies = [says(granted[0])]
    await expect(ask()).rejects.toThrow(/circuit open/)
    expect(service.received).toHaveLength(FAILURES_ALLOWED)
    now += PAUSE_MS
    const asked = await Promise.allSettled([ask(), ask()])
    expect(asked).toMatchObject([{ value: granted[1] }, { reason: { service: outside } }])
  })
})

it('the pause of one service does not concern another', async () => {
  service.replies = [failsWith(401)]
  for (let failure = 0; failure <= FAILURES_ALLOWED; failure += 1)
    await expect(services.platforms.monthlyAmounts('1234567802')).rejects.toThrow(ServiceUnavailable)
  service.replies = [says({ isMatch: true })]
  expect(await services.realName.matches({ name: NAME, residenceNumber: '8001011234567' })).toBe(true)
})

describe('a verification', () => {
  it.each(['running', 'unknown'])('that is %s has no outcome yet', async state => {
    service.replies = [says({ state })]
    expect(await services.identity.integrated.outcomeOf('tx-1')).toBeNull()
  })

  it('is never reported by the browser', () => {
    const { integrated, certificate, form } = services.identity
    const posted = { transactionId: 'tx-1', state: 'succeeded' }
    expect([integrated, certificate, form].map(one => one.readReport(posted))).toEqual([null, null, null])
  })

  it('of an integrated method has the seven fields of the page, those of the gateway first (IDENT-21)', async () => {
    service.replies = [says(window)]
    expect(await services.identity.integrated.begin(verification, RETURN_URL)).toMatchObject({
      mid: 'M1',
      reqSvcCd: 'simple',
      mtxId: 'tx-1',
      authHash: 'tx-1',
      flgFixedUser: 'N',
      userHash: '',
      reservedMsg: '',
      authUrl: window.windowUrl,
    })
    service.replies = [says({ windowUrl: window.windowUrl })]
    const fewest = await services.identity.integrated.begin(verification, RETURN_URL)
    expect(fewest.mid).toBe('GATEWAY')
  })

  it('of the joint certificate has its three fields (IDENT-22)', async () => {
    service.replies = [says({ ...window, fields: { trCert: 'cert', certNum: 'other' } })]
    expect(await services.identity.certificate.begin(verification, RETURN_URL)).toEqual({
      trCert: 'cert',
      trUrl: RETURN_URL,
      certNum: 'tx-1',
      authUrl: window.windowUrl,
    })
  })
})
