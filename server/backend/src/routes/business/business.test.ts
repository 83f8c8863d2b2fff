import { anyText } from 'domain-rules/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testBusinesses } from '../../sandbox/catalogue/businesses.ts'
import { fileTestApplication } from '../../testing/applications/test-application.ts'
import { postJson, testBackend } from '../../testing/backend/test-backend.ts'

const backend = testBackend()

const register = (brNo: unknown) => postJson(`${backend.address}/api/v1/business/first/register`, { brNo })
const count = (brNo: unknown) =>
  postJson(`${backend.address}/api/v1/business/supportApplicationBrnoCheck`, { brNo })

function numberOf(key: string): string {
  const business = testBusinesses.find(candidate => candidate.key === key)
  if (!business) throw new Error(`The catalogue has no ${key}.`)
  return business.businessNumber
}

function rows(table: 'business' | 'application', businessNumber: string) {
  return backend.database.selectFrom(table).selectAll().where('businessNumber', '=', businessNumber).execute()
}

describe('registering a business that may apply', () => {
  it.each([
    ['open-individual-quick', { aplyType: '신속', mngFrGb: '1', stepData: { bSttCd: '01' }, errCd: '' }],
    ['open-individual-confirmed', { aplyType: '확인', mngFrGb: '1', stepData: { bSttCd: '01' }, errCd: '' }],
    ['open-corporation', { aplyType: '확인', mngFrGb: '0', stepData: { bSttCd: '01' }, errCd: '' }],
    ['exempt-individual', { mngFrGb: '1', stepData: { bSttCd: '01' } }],
    ['exempt-corporation', { mngFrGb: '0', stepData: { bSttCd: '01' } }],
    ['suspended', { stepData: { bSttCd: '02' } }],
    ['open-status-10', { stepData: { bSttCd: '10' } }],
    ['no-status-may-go-on', { stepData: { bSttCd: '' }, errCd: '10' }],
  ])('returns for %s %j, with a number (API-04)', async (key, result) => {
    const response = await register(numberOf(key))
    const message = '사업자등록번호 확인이 완료되었습니다.'
    expect(response).toMatchObject({ status: 200, body: { status: 200, message, result } })
    expect(response.body).toHaveProperty('result.aplyNo', expect.stringMatching(/^2025\d{10}$/))
  })

  it('writes the business and one draft', async () => {
    const number = numberOf('exempt-corporation')
    await register(number)
    expect(await rows('business', number)).toMatchObject([
      { managementType: '0', taxStatus: '01', taxType: '03' },
    ])
    expect(await rows('application', number)).toMatchObject([{ status: null, submittedAt: null }])
  })

  it('gives the same number again until it is submitted (AMB-24)', async () => {
    const responses = [await register(numberOf('suspended')), await register(numberOf('suspended'))]
    expect(responses[0]).toEqual(responses[1])
  })

  it('opens one application for forty presses at once', async () => {
    const number = numberOf('open-individual-quick')
    const responses = await Promise.all(Array.from({ length: 40 }, () => register(number)))
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await rows('application', number)).toHaveLength(1)
  })

  it('is refused while a submitted application is active (AMB-24)', async () => {
    const { status, body } = await register(numberOf('submitted-individual'))
    expect(status).toBe(400)
    expect(body).toEqual({
      status: 400,
      errorCode: 'BUSINESS_ALREADY_APPLIED',
      message: '이미 신청이 접수된 사업자등록번호입니다.',
    })
  })

  it('is possible again after the applicant has deleted the application (AMB-23)', async () => {
    const { status } = await register(numberOf('deleted-by-applicant'))
    expect(status).toBe(200)
  })
})

describe('registering a business that may not apply', () => {
  it.each([
    ['closed', '03', '폐업된 사업자등록번호입니다.'],
    ['unknown-status', '99', '국세청에 등록되지 않은 사업자등록번호입니다.'],
    ['no-status', '', '국세청에 등록되지 않은 사업자등록번호입니다.'],
  ])('returns for %s the code "%s" and its sentence, and opens nothing', async (key, bSttCd, message) => {
    const number = numberOf(key)
    const response = await register(number)
    expect(response).toMatchObject({
      status: 200,
      body: { message, result: { aplyNo: '', stepData: { bSttCd } } },
    })
    expect(await rows('application', number)).toEqual([])
    expect(await rows('business', number)).toEqual([])
  })

  it('holds any number outside the catalogue for unregistered', async () => {
    const { body } = await register('9876543210')
    expect(body).toMatchObject({ result: { aplyNo: '', stepData: { bSttCd: '' }, errCd: '' } })
  })

  it('says that the tax office failed, and opens nothing (BZMN-23)', async () => {
    const number = numberOf('tax-office-fails')
    expect(await register(number)).toEqual({
      status: 500,
      body: {
        status: 500,
        errorCode: 'TAX_OFFICE_UNAVAILABLE',
        message: '국세청 사업자 조회 중 오류가 발생했습니다. 잠시 후 다시 시도해주세요.',
      },
    })
    expect(await rows('application', number)).toEqual([])
  })
})

describe('counting the applications of a business', () => {
  it('counts what has been submitted, also what the applicant deleted (API-05)', async () => {
    const message = '신청정보 조회가 완료되었습니다.'
    const found = { status: 200, body: { status: '0', message, result: 1 } }
    expect(await count(numberOf('submitted-individual'))).toEqual(found)
    expect(await count(numberOf('submitted-corporation'))).toEqual(found)
    expect(await count(numberOf('deleted-by-applicant'))).toEqual(found)
  })

  it('does not count a draft (AMB-22)', async () => {
    await register(numberOf('open-corporation'))
    expect(await count(numberOf('open-corporation'))).toMatchObject({
      status: 200,
      body: { status: '0', result: 0 },
    })
  })

  it('does not count what applying again has replaced (AMB-22)', async () => {
    const number = numberOf('exempt-individual')
    await fileTestApplication(backend.database, { businessNumber: number, status: '사용자삭제' })
    await backend.database
      .updateTable('application')
      .set({ retiredAt: new Date() })
      .where('businessNumber', '=', number)
      .where('submittedAt', 'is not', null)
      .execute()
    expect(await count(number)).toMatchObject({ body: { result: 0 } })
  })

  it('counts nothing for a number that was not registered', async () => {
    expect(await count('9876543210')).toMatchObject({ status: 200, body: { status: '0', result: 0 } })
  })
})

const NOT_A_NUMBER = [
  '',
  '123456789',
  '12345678901',
  '123-45-67890',
  '１２３４５６７８９０',
  ' 1234567890',
  'abc',
  1234567890,
  null,
  {},
]

describe('something that is not a business number', () => {
  it.each(NOT_A_NUMBER)(
    'is refused with the specification’s code and sentence: %j (BZMN-21, AMB-108)',
    async brNo => {
      const message = '잘못된 사업자번호 입니다.'
      const errorCode = 'BUSINESS_INVALID_BRNO_FORMAT'
      const refused = {
        status: 400,
        body: { status: 400, errorCode, message, errors: [{ field: 'brNo', message }] },
      }
      expect(await register(brNo)).toEqual(refused)
      expect(await count(brNo)).toEqual(refused)
    },
  )
})

describe('a request that cannot be read', () => {
  const json = { 'content-type': 'application/json' }

  it.each([
    ['half a JSON', json, '{"brNo":', 400, 'REQUEST_MALFORMED'],
    [
      'a form',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'brNo=1',
      415,
      'REQUEST_UNSUPPORTED_TYPE',
    ],
    [
      'plain text',
      { 'content-type': 'text/plain' },
      '{"brNo":"1234567801"}',
      415,
      'REQUEST_UNSUPPORTED_TYPE',
    ],
    ['a body of 17 KB', json, `{"brNo":"${'1'.repeat(17_000)}"}`, 413, 'REQUEST_TOO_LARGE'],
    ['a body of 20 MB', json, `{"brNo":"${'1'.repeat(20_000_000)}"}`, 413, 'REQUEST_TOO_LARGE'],
    ['a poisoned prototype', json, '{"__proto__":{"brNo":"1234567801"}}', 400, 'REQUEST_MALFORMED'],
  ])('is refused: %s', async (_, headers, body, status, errorCode) => {
    const response = await fetch(`${backend.address}/api/v1/business/first/register`, {
      method: 'POST',
      headers,
      body,
    })
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ status, errorCode, message: expect.stringMatching(/[가-힣]/) })
  })

  it('is refused for its number when it has no body, also when that is called JSON', async () => {
    const refused = { status: 400, errorCode: 'BUSINESS_INVALID_BRNO_FORMAT' }
    for (const headers of [{}, json]) {
      const address = `${backend.address}/api/v1/business/first/register`
      const response = await fetch(address, { method: 'POST', headers })
      expect(await response.json()).toMatchObject(refused)
    }
  })

  it('gets a JSON response and never a server error, whatever it contains', async () => {
    const before = await everyRow()
    await fc.assert(fc.asyncProperty(hostileBody, hostileType, paths, expectRefusal), { numRuns: 300 })
    expect(await everyRow()).toEqual(before)
  })

  const paths = fc.constantFrom('first/register', 'supportApplicationBrnoCheck')
  const hostileType = fc.oneof(
    fc.constant('application/json'),
    fc.constantFrom('text/html', 'application/json; charset=x', 'x'),
  )
  const fragments = fc.constantFrom(
    "' or 1=1 --",
    '../../etc/passwd',
    '\u0000',
    '1'.repeat(5_000),
    '%00',
    '${7*7}',
    '<script>',
  )
  const hostileValue = fc.oneof(fragments, fc.jsonValue(), anyText(), fc.bigInt().map(String))
  const hostileBody = fc.oneof(
    hostileValue.map(brNo => JSON.stringify({ brNo })),
    fc
      .array(fragments)
      .map(values => `{${values.map(value => `"brNo":${JSON.stringify(value)}`).join(',')}}`),
    fc.json(),
    anyText(),
    fc.uint8Array(),
  )
})

async function expectRefusal(
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  path: string,
): Promise<void> {
  const url = `${backend.address}/api/v1/business/${path}`
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': type }, body })
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(response.status).toBeLessThan(500)
  expect(await response.json()).toMatchObject({ status: response.status, errorCode: expect.any(String) })
}

async function everyRow(): Promise<unknown[]> {
  const { database } = backend
  return [
    await database.selectFrom('business').selectAll().orderBy('businessNumber').execute(),
    await database.selectFrom('application').selectAll().orderBy('applicationNumber').execute(),
  ]
}

describe('the log', () => {
  it('has a line for each request, with neither query nor business number nor body', async () => {
    await fetch(`${backend.address}/healthz?token=secret-token&brno=1234567801`)
    await register('1234567801')
    const lines = backend.logged.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'request')
    expect(lines).toContainEqual(expect.objectContaining({ method: 'GET', path: '/healthz', status: 200 }))
    expect(lines.at(-1)).toMatchObject({ requestId: expect.any(String), durationMs: expect.any(Number) })
    expect(backend.logged.join('\n')).not.toMatch(/secret-token|1234567801|brNo/)
  })
})
