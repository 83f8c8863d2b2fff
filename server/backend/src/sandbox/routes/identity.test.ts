import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testPersons } from '../catalogue/persons.ts'
import { openBrowser } from '../../testing/browsers/test-browser.ts'
import { postJson, startTestBackend, type TestBackend } from '../../testing/backend/test-backend.ts'

const WINDOW = '/sandbox/identity/window'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.stop())

async function begin(path = 'integration/request'): Promise<string> {
  const asked = { brNo: '1234567821', pageSeparation: 1 }
  const { body } = await postJson(`${backend.address}/api/v1/auth/${path}`, asked)
  const found = /"(?:mtxId|certNum)":"([^"]+)"/.exec(JSON.stringify(body))?.[1]
  if (!found) throw new Error(`Nothing was begun: ${JSON.stringify(body)}`)
  return found
}

async function press(form: Record<string, string>) {
  const answer = await fetch(backend.address + WINDOW, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  return { status: answer.status, location: answer.headers.get('location') ?? '', text: await answer.text() }
}

const complete = (body: unknown) => postJson(`${backend.address}/sandbox/api/identity/complete`, body)

describe('the provider’s window', () => {
  it('shows every test person and three buttons, and runs no script', async () => {
    const { status, text, headers } = await openBrowser(backend.address).get(
      `${WINDOW}?mtxId=${await begin()}`,
    )
    expect(status).toBe(200)
    for (const { personId, name } of testPersons) {
      expect(text).toContain(`value="${personId}"`)
      expect(text).toContain(name)
    }
    expect([...text.matchAll(/<input [^>]* checked>/g)]).toHaveLength(1)
    const buttons = [...text.matchAll(/<button name="outcome" value="(\w+)"[^>]*>([^<]*)/g)]
    expect(buttons.map(([, outcome, label]) => [outcome, label])).toEqual([
      ['success', '인증 성공'],
      ['fail', '인증 실패'],
      ['cancel', '인증 취소'],
    ])
    expect(text).toContain('<title>본인인증 (시험용)')
    expect(text).toContain('<legend>인증할 시험 인물을 선택해주세요.</legend>')
    expect(text).toContain(
      '시험용 인증 화면입니다. 실제 개인정보를 입력하지 않으며, 아래 인물은 모두 가상의 인물입니다.',
    )
    expect(text).not.toMatch(/<script|style="|\son\w+="/)
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'self'; form-action 'self'/,
    )
    expect(headers.get('cache-control')).toBe('no-store')
    const styles = await openBrowser(backend.address).get('/sandbox/identity/window.css')
    expect(styles.headers.get('content-type')).toMatch(/^text\/css/)
  })

  it.each([
    ['integration/request', 'success', /^\/integration-result\?result=success&mtxId=/],
    ['integration/kftc/request', 'fail', /^\/integration-result\?result=fail&mtxId=/],
    ['integration/request', 'cancel', /^\/integration-result\?result=cancel&mtxId=/],
    ['kmc/request', 'success', /^\/kmc-result\?name=.*&birthDay=\d{8}&ci=SANDBOX%2FCI%2B/],
    ['kmc/request', 'cancel', /^\/kmc-result\?result=cancel$/],
  ])('for %s leads after %s to the popup-result page (AMB-30)', async (path, outcome, location) => {
    const ended = await press({ requestId: await begin(path), personId: 'P-001', outcome })
    expect(ended).toMatchObject({ status: 303, location: expect.stringMatching(location) })
  })

  it.each([
    ['fails', 'failed'],
    ['cancels', 'cancelled'],
  ])('with the person who %s ends so even after "success"', async (key, state) => {
    const personId = testPersons.find(person => person.key === key)?.personId
    expect(await complete({ mtxId: await begin(), personId, outcome: 'success' })).toMatchObject({
      body: { state },
    })
  })

  it('says kindly that there is nothing to do any more', async () => {
    const requestId = await begin()
    await press({ requestId, personId: 'P-001', outcome: 'success' })
    expect(await press({ requestId, personId: 'P-001', outcome: 'success' })).toMatchObject({
      status: 409,
      text: expect.stringContaining('이미 처리된 인증 요청입니다.'),
    })
    const browser = openBrowser(backend.address)
    expect(await browser.get(`${WINDOW}?mtxId=${requestId}`)).toMatchObject({ status: 409 })
    for (const query of ['', '?mtxId=unknown', '?mtxId=%00', '?mtxId=a&mtxId=b']) {
      const { status, text } = await browser.get(WINDOW + query)
      expect(status).toBe(404)
      expect(text).toContain('진행 중인 인증 요청이 없습니다. 창을 닫고 다시 시도해주세요.')
    }
  })
})

describe('ending a verification by one call', () => {
  it('takes mtxId, certNum and requestId', async () => {
    const end = { personId: 'P-001', outcome: 'success' }
    expect(await complete({ mtxId: await begin(), ...end })).toMatchObject({ status: 200 })
    expect(await complete({ certNum: await begin('kmc/request'), ...end })).toMatchObject({ status: 200 })
    expect(await complete({ requestId: await begin(), ...end })).toMatchObject({ status: 200 })
  })

  it.each([
    {},
    null,
    { mtxId: 'x' },
    { outcome: 'success', personId: 'P-001' },
    { mtxId: 'x', outcome: 'maybe' },
    { mtxId: 5, outcome: 'success' },
  ])('is refused as malformed: %j', async body => {
    expect(await complete(body)).toMatchObject({
      status: 400,
      body: { errorCode: 'SANDBOX_INVALID_IDENTITY', message: '시험용 인증 요청이 올바르지 않습니다.' },
    })
  })

  it('is refused for an unknown verification or person', async () => {
    expect(await complete({ mtxId: 'unknown', personId: 'P-001', outcome: 'success' })).toMatchObject({
      status: 404,
    })
    expect(await complete({ mtxId: await begin(), personId: 'P-999', outcome: 'fail' })).toMatchObject({
      status: 400,
      body: { message: '시험 인물을 찾을 수 없습니다.' },
    })
    expect(await complete({ mtxId: await begin(), outcome: 'success' })).toMatchObject({ status: 400 })
  })

  it('fails when the report does not arrive, and can be tried again', async () => {
    const mtxId = await begin()
    const target = '/api/v1/auth/integration/result'
    await postJson(`${backend.address}/sandbox/api/faults`, { target, kind: 'status', value: 500, times: 1 })
    const end = { mtxId, personId: 'P-001', outcome: 'success' }
    expect(await complete(end)).toMatchObject({
      status: 502,
      body: { message: '인증 결과를 전달하지 못했습니다. 창을 닫고 다시 시도해주세요.' },
    })
    expect(await complete(end)).toMatchObject({ status: 200 })
  })

  it('is listed while it can be done', async () => {
    const mtxId = await begin()
    const listed = async () => {
      const { text } = await openBrowser(backend.address).get('/sandbox/api/identity/requests')
      return text.includes(mtxId)
    }
    expect(await listed()).toBe(true)
    await complete({ mtxId, outcome: 'cancel' })
    expect(await listed()).toBe(false)
  })
})

describe('without the sandbox', () => {
  let real: TestBackend

  beforeAll(async () => {
    real = await startTestBackend({ SANDBOX: 'off' })
  })
  afterAll(() => real.stop())

  it('there is no window, none for load tests, and no call to end a verification', async () => {
    const ofLoadTests = ['aply', 'result'].map(kind => `/api/v1/auth/lib/nice/loadtest${kind}`)
    const ofSandbox = [WINDOW, '/sandbox/identity/window.css', '/sandbox/api/identity/requests']
    for (const path of [...ofSandbox, ...ofLoadTests]) {
      expect((await fetch(real.address + path)).status).toBe(404)
    }
    const ended = await postJson(`${real.address}/sandbox/api/identity/complete`, {
      mtxId: 'x',
      outcome: 'fail',
    })
    expect(ended.status).toBe(404)
  })

  it('no one can be verified, and says so (IDENT-47)', async () => {
    await real.database
      .insertInto('business')
      .values({ businessNumber: '1112223334', managementType: '1', checkedAt: new Date() })
      .execute()
    const { applicationNumber: aplyNo } = await real.database
      .insertInto('application')
      .values({ businessNumber: '1112223334', applicationType: '확인' })
      .returning('applicationNumber')
      .executeTakeFirstOrThrow()
    expect(await postJson(`${real.address}/api/v1/auth/integration/request`, { aplyNo })).toMatchObject({
      status: 503,
      body: { message: '통합인증을 시작할 수 없습니다.' },
    })
  })
})
