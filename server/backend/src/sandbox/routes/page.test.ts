import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../../testing/test-browser.ts'
import { postJson, startTestBackend, type TestBackend } from '../../testing/test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.stop())

describe('the tester’s page', () => {
  it('comes with a script and a stylesheet, and allows nothing inline', async () => {
    const browser = openBrowser(backend.address)
    const { status, text, headers } = await browser.get('/sandbox/')
    expect(status).toBe(200)
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self'/,
    )
    expect(text).not.toMatch(/<script(?![^>]*src=)|<style|style="|\son\w+="/)
    expect((await browser.get('/sandbox/page.js')).headers.get('content-type')).toMatch(/^text\/javascript/)
    expect((await browser.get('/sandbox/page.css')).headers.get('content-type')).toMatch(/^text\/css/)
  })

  it('is found without its last slash too', async () => {
    expect((await fetch(`${backend.address}/sandbox`)).url).toBe(`${backend.address}/sandbox/`)
  })
})

describe('the clock', () => {
  const set = (body: unknown) => postJson(`${backend.address}/sandbox/api/clock`, body)

  it('is set, counts for what is written down, and is freed', async () => {
    expect(await set({ now: '2025-06-10T09:00:00+09:00' })).toMatchObject({
      status: 200,
      body: { isSet: true },
    })
    const { body } = await postJson(`${backend.address}/sandbox/api/seed`, { scenario: '신청' })
    const { submittedAt } = await backend.database
      .selectFrom('application')
      .select('submittedAt')
      .where('applicationNumber', '=', (body as { aplyNo: string }).aplyNo)
      .executeTakeFirstOrThrow()
    expect(submittedAt?.toISOString()).toMatch(/^2025-06-10T00:0/)
    expect(await set({ now: null })).toMatchObject({ status: 200, body: { isSet: false } })
  })

  it.each([
    {},
    null,
    { now: 5 },
    { now: 'soon' },
    { now: '2025-13-45T99:00:00Z' },
    { now: '9999-01-01T00:00:00Z' },
  ])('is not set by %j', async body => {
    expect(await set(body)).toMatchObject({ status: 400 })
  })
})

describe('without the sandbox', () => {
  let real: TestBackend

  beforeAll(async () => {
    real = await startTestBackend({ SANDBOX: 'off' })
  })
  afterAll(() => real.stop())

  it.each([
    '',
    '/',
    '/page.js',
    '/queue.js',
    '/texts.ko.js',
    '/page.css',
    '/api/applications',
    '/api/seed',
    '/api/clock',
    '/api/queue',
    '/api/limits',
  ])('there is nothing at /sandbox%s', async path => {
    expect((await fetch(`${real.address}/sandbox${path}`)).status).toBe(404)
  })

  it.each([
    'clock',
    'limits',
    'seed',
    'queue/act_1',
    'back-office/applications/20250000000001',
    'back-office/proof/1',
  ])('nothing is done by POST /sandbox/api/%s', async path => {
    expect((await postJson(`${real.address}/sandbox/api/${path}`, {})).status).toBe(404)
  })
})
