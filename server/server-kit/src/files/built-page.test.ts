import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createServer } from '../process/create-server.ts'
import { createLog } from '../process/log.ts'
import { registerBuiltPage } from './built-page.ts'

type Page = Parameters<typeof registerBuiltPage>[1]

let app: FastifyInstance
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-page-'))
  await mkdir(join(folder, 'page/assets'), { recursive: true })
  await writeFile(join(folder, 'page/index.html'), '<!doctype html>old')
  await writeFile(join(folder, 'page/assets/main.1a.js'), 'main()')
  await writeFile(join(folder, 'page/assets/.hidden.js'), 'secret')
  await writeFile(join(folder, 'page/assets/notes.txt'), 'secret')
  await writeFile(join(folder, 'secret.js'), 'secret')
  app = createServer({ log: createLog('silent'), trustProxy: false })
  registerBuiltPage(app, { path: '/ops', folder: join(folder, 'page') })
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

describe('a built page', () => {
  it('is reached with and without its last slash', async () => {
    const moved = await app.inject('/ops')
    expect([moved.statusCode, moved.headers['location']]).toEqual([301, '/ops/'])
    expect((await app.inject('/ops/')).body).toBe('<!doctype html>old')
  })

  it('may only load and call its own origin, in no frame, and is asked for again each time', async () => {
    const { headers } = await app.inject('/ops/')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['referrer-policy']).toBe('no-referrer')
    const policy = String(headers['content-security-policy']).split('; ')
    const exact = ["default-src 'none'", "script-src 'self'", "connect-src 'self'", "frame-ancestors 'none'"]
    expect(policy).toEqual(expect.arrayContaining([...exact, "require-trusted-types-for 'script'"]))
  })

  it('that shows pages of this origin may frame those, and their windows report back', async () => {
    registerBuiltPage(app, { path: '/tester', folder: join(folder, 'page'), showsFrames: true })
    const { headers } = await app.inject('/tester/')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    const [shown, usual] = [headers, (await app.inject('/ops/')).headers].map(
      each => each['content-security-policy'],
    )
    expect(shown).toBe(`${usual}; frame-src 'self'`)
  })

  it('is kept for ever by its scripts, whose names change with them', async () => {
    const { headers, body } = await app.inject('/ops/assets/main.1a.js')
    expect([body, headers['cache-control']]).toEqual(['main()', 'public, max-age=31536000, immutable'])
  })

  it('is compressed where the browser takes that', async () => {
    const long = `<!doctype html>${'long '.repeat(200)}`
    await writeFile(join(folder, 'page/index.html'), long)
    const best = await app.inject({ url: '/ops/', headers: { 'accept-encoding': 'br, gzip' } })
    expect(best.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(String(brotliDecompressSync(best.rawPayload))).toBe(long)
    const zipped = await app.inject({ url: '/ops/', headers: { 'accept-encoding': 'gzip' } })
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(String(gunzipSync(zipped.rawPayload))).toBe(long)
    const plain = await app.inject({ url: '/ops/', headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers['content-encoding']).toBeUndefined()
  })

  it('is the new one as soon as it is built again', async () => {
    await app.inject('/ops/')
    await writeFile(join(folder, 'page/index.html'), '<!doctype html>new')
    await utimes(join(folder, 'page/index.html'), new Date(), new Date(0))
    expect((await app.inject('/ops/')).body).toBe('<!doctype html>new')
  })

  it('that is not built is not found, or says so in its own way', async () => {
    const onMissing: Page['onMissing'] = (_, reply) => reply.code(503).send('not built')
    registerBuiltPage(app, { path: '/tester', folder: join(folder, 'none'), onMissing })
    await rm(join(folder, 'page/index.html'))
    expect((await app.inject('/ops/')).statusCode).toBe(404)
    const missing = await app.inject('/tester/')
    expect([missing.statusCode, missing.body]).toEqual([503, 'not built'])
  })

  it.each([
    '/ops/assets/missing.js',
    '/ops/assets/',
    '/ops/assets/..%2findex.html',
    '/ops/assets/..%2f..%2fsecret.js',
    '/ops/assets/%2e%2e%5c..%5csecret.js',
    '/ops/assets/main.1a.js%00.html',
    '/ops/secret.js',
    '/ops/assets/main.1a.js.map',
    '/ops/assets/.hidden.js',
    '/ops/assets/notes.txt',
  ])('serves nothing else: %s', async url => {
    const response = await app.inject(url)
    expect(response.statusCode).toBe(404)
    expect(response.body).not.toContain('secret')
  })
})
