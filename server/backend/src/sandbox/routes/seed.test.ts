import { APPLICATION_STATUSES } from 'domain-rules/application'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scenarios } from '../seeds/scenarios.ts'
import { openBrowser } from '../../testing/browsers/test-browser.ts'
import { startTestBackend, type TestBackend } from '../../testing/backend/test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.stop())

type Seeded = {
  aplyNo: string
  brno: string
  personId: string
  ci: string
  aplyType: string
  mngFrGb: string
  token: string
}

async function seed(wish: object) {
  const browser = openBrowser(backend.address)
  const { status, body } = await browser.post('/sandbox/api/seed', wish)
  return { status, browser, seeded: body as Seeded }
}

async function detailOf({ browser, seeded }: Awaited<ReturnType<typeof seed>>) {
  const { brno, ci } = seeded
  const { status, body } = await browser.post('/api/v1/application/result/detail/brno', { brno, ci })
  expect(status).toBe(200)
  return JSON.stringify(body)
}

it('the list names one scenario for each status, and the special ones', async () => {
  const { text } = await openBrowser(backend.address).get('/sandbox/api/seed')
  for (const name of [...APPLICATION_STATUSES, 'paid-in-full', 'business-proof-paid', 'parcel-under-review'])
    expect(text).toContain(`"scenario":"${name}"`)
})

const filed = scenarios.filter(({ status }) => status !== null)

describe.each(filed)('the scenario $name', ({ name, status: applicationStatus }) => {
  it('signs in its applicant, who sees it as the site shows it', async () => {
    const answer = await seed({ scenario: name })
    expect(answer.status).toBe(201)
    expect(answer.seeded.token).toMatch(/^[\w-]{20,}$/)
    expect(answer.seeded).toMatchObject({
      aplyType: expect.stringMatching(/^(신속|확인)$/),
      mngFrGb: expect.stringMatching(/^[01]$/),
    })
    expect(answer.browser.cookieLine('sbiz_auth')).toMatch(/HttpOnly/)
    expect(answer.browser.cookieLine('sbiz_auth_on')).toBeDefined()
    const remaining = `/api/v1/common/token/remaining?token=${answer.seeded.token}`
    expect(await answer.browser.post(remaining, undefined)).toMatchObject({
      status: 200,
      body: { result: 3600 },
    })
    const text = await detailOf(answer)
    expect(text).toContain(answer.seeded.aplyNo)
    expect(text).toContain(`"prcsStts":"${applicationStatus}"`)
  })
})

it('a person who is verified and has not filed can file, and has no result', async () => {
  const { status, browser, seeded } = await seed({ scenario: 'verified' })
  const { aplyNo, brno, ci, token } = seeded
  expect({ status, ...seeded }).toMatchObject({ status: 201, half: 'apply', page: '/info-agree' })
  expect(browser.cookieLine('sbiz_auth_on')).toBeDefined()
  const remaining = await browser.post(`/api/v1/common/token/remaining?token=${token}`, undefined)
  expect(remaining).toMatchObject({ status: 200, body: { result: 3600 } })
  const agreements = { info_promotion_yn: { orderNo: 3, value: 'N' } }
  const consents = { brno, ci, aplyNo, consentsData: { version: '3.0.0', agreements } }
  expect(await browser.post('/api/v1/auth/consents', consents)).toMatchObject({ status: 200 })
  expect(await browser.post('/api/v1/application/result/detail/brno', { brno, ci })).toMatchObject({
    status: 404,
  })
})

it('a seed names the page to begin on', async () => {
  expect((await seed({ scenario: '대상선정' })).seeded).toMatchObject({
    half: 'result',
    page: '/aply-result',
  })
})

it('that someone was signed in is in the audit log', async () => {
  await seed({ scenario: '대상선정' })
  const rows = backend.database.selectFrom('audit').select('actor')
  expect(await rows.where('action', '=', 'session.begin').executeTakeFirst()).toMatchObject({
    actor: expect.stringMatching(/^applicant:/),
  })
})

it.each([
  ['supplement-requested', 2],
  ['supplement-by-amount', 4],
])('files of seeded proof are there as if they had been uploaded: %s', async (scenario, count) => {
  const { seeded } = await seed({ scenario })
  const files = await backend.database
    .selectFrom('file')
    .selectAll()
    .where('businessNumber', '=', seeded.brno)
    .execute()
  expect(files).toHaveLength(count)
  expect(files.map(({ originalName }) => originalName)).toContainEqual(
    expect.stringMatching(/^시험증빙1\.(pdf|png)$/),
  )
  expect(files.every(({ attachedAt, fileSize }) => attachedAt !== null && Number(fileSize) > 0)).toBe(true)
})

it.each([
  ['every-proof-status', /"progressStatus":"사용자삭제".*"progressStatus":"제출".*"originlFileNm":""/],
  ['lookups-completed', /"dlvrNm":"배달플랫폼 A","dlvrFee":300000/],
  ['corporation', /"crpno":"1101111234567".*"mngFrGb":"0"/],
  ['corporation', /시험유통 주식회사/],
])('the scenario %s has what its name says', async (scenario, words) => {
  expect(await detailOf(await seed({ scenario }))).toMatch(words)
})

it('opinions of a seed are filed in their order, each with its answer', async () => {
  const { seeded } = await seed({ scenario: 'held-two-opinions' })
  const opinions = backend.database.selectFrom('opinion').where('applicationNumber', '=', seeded.aplyNo)
  const answerContent = '시험용 답변입니다.'
  expect(await opinions.select(['content', 'answerContent']).orderBy('position').execute()).toEqual([
    { content: '시험용 의견 1입니다.', answerContent },
    { content: '시험용 의견 2입니다.', answerContent },
  ])
})

it('a named person and business get the newest seed, and what they had is gone from the results', async () => {
  const wish = { personId: 'P-001', brno: '1234567802' }
  await seed({ scenario: '신청', ...wish })
  const second = await seed({ scenario: '보류', ...wish })
  expect(second).toMatchObject({ status: 201, seeded: wish })
  expect(await detailOf(second)).toContain(second.seeded.aplyNo)
})

it('a person whom the catalogue has not is named as unknown', async () => {
  const { status, seeded } = await seed({ scenario: '신청', personId: 'P-999' })
  expect({ status, body: seeded }).toMatchObject({
    status: 400,
    body: { errorCode: 'SANDBOX_UNKNOWN_PERSON', message: '시험 인물을 찾을 수 없습니다.' },
  })
})

it('the person of a seed can be verified again', async () => {
  const { seeded, browser } = await seed({ scenario: '대상선정' })
  const { body } = await browser.post('/api/v1/auth/integration/request', {
    brNo: seeded.brno,
    pageSeparation: 1,
  })
  const mtxId = /"mtxId":"([^"]+)"/.exec(JSON.stringify(body))?.[1]
  const ending = { mtxId, personId: seeded.personId, outcome: 'success' }
  expect(await browser.post('/sandbox/api/identity/complete', ending)).toMatchObject({
    status: 200,
    body: { state: 'succeeded' },
  })
})

it.each([{}, null, { scenario: 'unknown' }, { scenario: '신청', brno: '1' }, { scenario: '신청', more: 1 }])(
  'is refused: %j',
  async wish => {
    expect(await seed(wish as object)).toMatchObject({ status: 400 })
  },
)
