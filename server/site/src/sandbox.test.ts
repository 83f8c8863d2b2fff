import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { postJson, type TestBackend } from 'backend/testing'
import { writeText } from 'release-store/testing'
import { startTestSite } from './testing/test-site.ts'

let folder: string
let site: TestBackend

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  await writeText(join(folder, 'css/style.css'), 'a { color: red }\n'.repeat(200))
  site = await startTestSite({ CDN_DIR: folder })
})
afterEach(() => fetch(`${site.address}/sandbox/api/faults`, { method: 'DELETE' }))
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true })
})

const addFault = (fault: unknown) => postJson(`${site.address}/sandbox/api/faults`, fault)
const style = () => fetch(`${site.address}/cdn/css/style.css`)
const count = (brNo: string) =>
  postJson(`${site.address}/api/v1/business/supportApplicationBrnoCheck`, { brNo })

describe('a fault', () => {
  it('answers with a status, as often as asked', async () => {
    await addFault({ target: '/api/v1/business', kind: 'status', value: 503, times: 2 })
    const statuses = [await count('1234567801'), await count('1234567801'), await count('1234567801')]
    expect(statuses.map(({ status }) => status)).toEqual([503, 503, 200])
    expect(statuses[0]?.body).toMatchObject({ status: 503, message: expect.stringMatching(/[가-힣]/) })
  })

  it('lasts until it is taken back, and leaves other addresses alone', async () => {
    await addFault({ target: '/cdn/css/', kind: 'status', value: 404 })
    expect([(await style()).status, (await style()).status]).toEqual([404, 404])
    expect((await count('1234567801')).status).toBe(200)
    await fetch(`${site.address}/sandbox/api/faults`, { method: 'DELETE' })
    expect((await style()).status).toBe(200)
  })

  it('hits the waiting room, which is served before Fastify otherwise', async () => {
    const ask = () => fetch(`${site.address}/ts.wseq?opcode=5105`)
    await addFault({ target: '/ts.wseq', kind: 'status', value: 503, times: 1 })
    const [broken, mended] = [await ask(), await ask()]
    expect([broken.status, mended.status]).toEqual([503, 200])
    expect(mended.headers.has('x-request-id')).toBe(false)
  })

  it('delays', async () => {
    await addFault({ target: '/cdn/', kind: 'delay', value: 120, times: 1 })
    const start = performance.now()
    await style()
    expect(performance.now() - start).toBeGreaterThanOrEqual(115)
  })

  it('never answers', async () => {
    await addFault({ target: '/cdn/', kind: 'hang', times: 1 })
    const signal = AbortSignal.timeout(300)
    await expect(fetch(`${site.address}/cdn/css/style.css`, { signal })).rejects.toThrow(/timeout/)
    expect((await style()).status).toBe(200)
  })

  it('cuts the connection half way', async () => {
    await addFault({ target: '/cdn/', kind: 'cut', times: 1 })
    const answer = await style()
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow('terminated')
  })

  it('cuts what a call answers, too', async () => {
    await addFault({ target: '/api/', kind: 'cut', times: 1 })
    await expect(count('1234567801')).rejects.toThrow('terminated')
  })

  it('alters the bytes of a file, which goes on working', async () => {
    const genuine = await (await style()).text()
    await addFault({ target: '/cdn/', kind: 'corrupt', times: 1 })
    const answer = await style()
    expect(await answer.text()).toBe(`${genuine}\n/* altered on purpose */\n`)
  })

  it('makes what a call answers unreadable', async () => {
    await addFault({ target: '/api/', kind: 'corrupt', times: 1 })
    await expect(count('1234567801')).rejects.toThrow(SyntaxError)
  })

  it.each([
    [{ kind: 'status' }, 'target'],
    [{ target: 'api', kind: 'status' }, 'target'],
    [{ target: '/api', kind: 'explode' }, 'kind'],
    [{ target: '/api', kind: 'status', value: 200 }, 'value'],
    [{ target: '/api', kind: 'hang', times: 0 }, 'times'],
    [null, ''],
  ])('that makes no sense is refused with the place: %j', async (fault, field) => {
    const { status, body } = await addFault(fault)
    expect(status).toBe(400)
    expect(body).toMatchObject({ errorCode: 'SANDBOX_INVALID_FAULT' })
    expect(JSON.stringify(body)).toContain(`"field":"${field}"`)
  })

  it('never hits the sandbox itself', async () => {
    await addFault({ target: '/', kind: 'status' })
    expect((await fetch(`${site.address}/sandbox/api/faults`)).status).toBe(200)
  })
})

describe('without the sandbox', () => {
  it('nothing of it is there: no page, no test business, no application', async () => {
    const withoutSandbox = await startTestSite({ SANDBOX: 'off' })
    try {
      for (const path of [
        '/sandbox',
        '/sandbox/',
        '/sandbox/api/catalogue',
        '/sandbox/api/faults',
        '/sandbox/api/queue',
        '/sandbox/api/public-address',
      ]) {
        expect((await fetch(withoutSandbox.address + path)).status).toBe(404)
      }
      expect(
        (await postJson(`${withoutSandbox.address}/sandbox/api/faults`, { target: '/', kind: 'hang' }))
          .status,
      ).toBe(404)
      expect(await withoutSandbox.database.selectFrom('application').selectAll().execute()).toEqual([])
      const call = `${withoutSandbox.address}/api/v1/business/first/register`
      expect(await postJson(call, { brNo: '1234567801' })).toMatchObject({
        status: 500,
        body: { errorCode: 'TAX_OFFICE_UNAVAILABLE' },
      })
    } finally {
      await withoutSandbox.stop()
    }
  })
})
