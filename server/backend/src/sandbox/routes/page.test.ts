import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postJson, startTestBackend, type TestBackend } from '../../testing/backend/test-backend.ts'

let folder: string
let backend: TestBackend

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'testers-page-'))
  backend = await startTestBackend({ TESTER_PAGE_DIR: folder })
})
afterAll(async () => {
  await backend.stop()
  await rm(folder, { recursive: true })
})

describe('the tester’s page', () => {
  it('says how it is built where it was not, and is there as soon as it was', async () => {
    const notBuilt = await fetch(`${backend.address}/sandbox/`)
    expect(notBuilt.status).toBe(503)
    const text = await notBuilt.text()
    expect(text).toContain('<title>시험 도구')
    expect(text).toContain(
      '시험 도구 화면이 빌드되지 않았습니다. 저장소에서 다음 명령을 실행한 뒤 새로고침해주세요.',
    )
    expect(text).toContain('npm run build --prefix tester-page')

    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'assets/tester.0a1b2c3d4e.js'), 'tester()')
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>tester</title>')
    const page = await fetch(`${backend.address}/sandbox/`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<title>tester')
    const script = await fetch(`${backend.address}/sandbox/assets/tester.0a1b2c3d4e.js`)
    expect(await script.text()).toBe('tester()')
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
    real = await startTestBackend({ SANDBOX: 'off', TESTER_PAGE_DIR: folder })
  })
  afterAll(() => real.stop())

  it.each([
    '',
    '/',
    '/index.html',
    '/assets/tester.0a1b2c3d4e.js',
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
