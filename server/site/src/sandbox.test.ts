import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { postJson, type TestBackend } from 'backend/testing'
import { writeText } from 'release-store/testing'
import type { ServerPart } from 'server-kit'
import { startTestSite } from './testing/test-site.ts'

let folder: string
let site: TestBackend
const routesOfSandbox: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  await writeText(join(folder, 'css/style.css'), 'a { color: red }\n'.repeat(200))
  site = await startTestSite({ CDN_DIR: folder }, [recordsRoutes(routesOfSandbox)])
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

  it('alters the bytes of a file, which goes on working', async () => {
    const genuine = await (await style()).text()
    await addFault({ target: '/cdn/', kind: 'corrupt', times: 1 })
    const answer = await style()
    expect(await answer.text()).toBe(`${genuine}\n/* altered on purpose */\n`)
  })
})

describe('in production', () => {
  const HOST = 'support.example.org'
  const production = {
    NODE_ENV: 'production',
    TRUST_PROXY: 'on',
    HOSTS: HOST,
    DRAIN_SECONDS: '0',
    SCAN_ADDRESS: 'off',
    OBJECT_KEY: 'o'.repeat(32),
    QUEUE_KEY: 'q'.repeat(32),
    REGISTRY_KEY: Buffer.alloc(32, 1).toString('base64'),
    PUBLISHER_KEY: Buffer.alloc(32, 2).toString('base64'),
    OPS_TOKEN: 't'.repeat(32),
  }
  const routes: string[] = []
  let real: TestBackend

  beforeAll(async () => {
    for (const [name, value] of Object.entries(production)) vi.stubEnv(name, value)
    const shell = join(folder, 'shell')
    await writeText(join(shell, 'index.html'), '<!doctype html><html><head></head><body></body></html>')
    await writeText(join(shell, 'routes.json'), '[]')
    real = await startTestSite({ ...production, SHELL_DIR: shell }, [recordsRoutes(routes)])
  })
  afterAll(async () => {
    await real.stop()
    vi.unstubAllEnvs()
  })

  const statusOf = async (method: string, path: string, address = real.address) =>
    (await fetch(address + path, { method, headers: { 'x-forwarded-host': HOST }, redirect: 'manual' }))
      .status

  it('no address exists that the sandbox has added: no page, no call, by no method', async () => {
    const added = [...new Set(routesOfSandbox)].filter(route => !routes.includes(route))
    const paths = new Set(added.map(route => exampleOf(route.split(' ')[1] ?? '')))
    expect([...paths]).toEqual(expect.arrayContaining(['/sandbox', '/sandbox/', '/sandbox/api/catalogue']))
    expect(paths.size).toBeGreaterThan(20)
    for (const path of paths)
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])
        expect(`${method} ${path} ${await statusOf(method, path)}`).toBe(`${method} ${path} 404`)
    expect(routes.filter(route => route.includes('sandbox'))).toEqual([])
  })

  it('the same addresses exist in a site with the sandbox', async () => {
    for (const path of ['/sandbox', '/sandbox/', '/sandbox/api/catalogue'])
      expect(await statusOf('GET', path, site.address)).not.toBe(404)
  })

  it('no test business and no application is there', async () => {
    expect(await real.database.selectFrom('application').selectAll().execute()).toEqual([])
    const response = await fetch(`${real.address}/site-config.json`, {
      headers: { 'x-forwarded-host': HOST },
    })
    expect(await response.text()).not.toContain('sandbox')
  })
})

/** A part that writes down each route: `GET /sandbox/api/clock`. */
function recordsRoutes(routes: string[]): ServerPart {
  return {
    register: app =>
      void app.addHook('onRoute', ({ method, url }) => {
        for (const each of [method].flat()) routes.push(`${each} ${url}`)
      }),
  }
}

/** An address of a route: its parameters have a value. */
function exampleOf(route: string): string {
  return route.replaceAll(/:\w+|\*/g, '1')
}
