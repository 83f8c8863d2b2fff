import { rename, writeFile } from 'node:fs/promises'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { writeText } from 'release-store/testing'
import { describe, expect, it } from 'vitest'
import { IMMUTABLE, originScene, SCRIPT } from '../testing/origin-scene.ts'

const { file, get, rawly } = originScene()

describe('a file', () => {
  it.each([
    ['/assets/main.f4ddbece15.js', IMMUTABLE, 'text/javascript; charset=utf-8'],
    ['/notes.txt', 'no-cache', 'text/plain; charset=utf-8'],
    ['/remotes/mfe-test/1.0.0/remoteEntry.js', IMMUTABLE, 'text/javascript; charset=utf-8'],
    ['/remotes/mfe-test/1.0.0/assets/chunk.js', IMMUTABLE, 'text/javascript; charset=utf-8'],
    ['/remotes/mfe-test/1.0.0/release.json', 'no-cache', 'application/json; charset=utf-8'],
    ['/registry.json', 'no-cache', 'application/json; charset=utf-8'],
    ['/site-config.json', 'no-cache', 'application/json; charset=utf-8'],
    ['/cdn/css/reset.css', 'public, max-age=300', 'text/css; charset=utf-8'],
    ['/cdn/fonts/subset.woff2', IMMUTABLE, 'font/woff2'],
  ])('%s is kept as "%s" and labelled %s', async (path, caching, type) => {
    const { status, headers } = await get(path)
    expect([status, headers.get('cache-control'), headers.get('content-type')]).toEqual([200, caching, type])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each([
    ['/cdn/viewer/viewer.html', 'SAMEORIGIN'],
    ['/cdn/css/reset.css', 'DENY'],
    ['/notes.txt', 'DENY'],
  ])('%s is shown in a frame by pages of this origin alone, if at all', async (path, framing) => {
    await writeText(file('cdn/viewer/viewer.html'), '<!doctype html><title>viewer</title>')
    const { status, headers } = await get(path)
    expect([status, headers.get('x-frame-options')]).toEqual([200, framing])
  })

  it('of the viewer may change, also a font', async () => {
    await writeText(file('cdn/viewer/fonts/a.woff2'), 'x')
    const { headers } = await get('/cdn/viewer/fonts/a.woff2')
    expect(headers.get('cache-control')).toBe('public, max-age=300')
  })

  it.each([
    ['/remotes/mfe-test/1.0.0/remoteEntry.js', '*'],
    ['/cdn/css/reset.css', '*'],
    ['/cdn/viewer/viewer.html', '*'],
    ['/notes.txt', null],
    ['/registry.json', null],
  ])('%s is for pages of other origins: %s', async (path, origins) => {
    expect((await get(path)).headers.get('access-control-allow-origin')).toBe(origins)
  })

  it('is shown to a person who goes to its address', async () => {
    expect(await (await get('/notes.txt', { accept: 'text/html' })).text()).toBe('User-agent: *\n')
    expect((await get('/assets/gone.js', { accept: 'text/html' })).headers.get('content-type')).toContain(
      'text/plain',
    )
  })

  it('that is not there is a real 404, never the page', async () => {
    const missing = [
      '/assets/gone.js',
      '/assets/gone',
      '/gone.png',
      '/remotes/mfe-test/9.9.9/remoteEntry.js',
      '/remotes/mfe-test/1.0.0',
      '/remotes',
      '/cdn/css/gone.css',
      '/cdn/css',
      '/self-check/x.js',
    ]
    for (const path of missing) {
      const answer = await get(path)
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        404,
        'text/plain; charset=utf-8',
      ])
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })

  it('under the API that is not there is a 404 in JSON', async () => {
    for (const path of ['/api', '/api/v1/gone', '/api/v1/gone.js', '/admin-api/x', '/sandbox/gone']) {
      const answer = await get(path)
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        404,
        { status: 404, errorCode: 'NOT_FOUND', message: '요청하신 주소를 찾을 수 없습니다.' },
      ])
    }
  })

  it('never comes from outside its folder', async () => {
    const outside = [
      '/cdn/../secret.txt',
      '/cdn/%2e%2e/secret.txt',
      '/cdn/..%2fsecret.txt',
      '/cdn/css/..%2f..%2f..%2fsecret.txt',
      '/cdn/..%5csecret.txt',
      '/cdn//secret.txt',
      '/cdn/%00.css',
      '/assets/.hidden.js',
      '/assets/..%2f..%2fsecret.txt',
      `/cdn/${'a'.repeat(5_000)}.css`,
    ]
    for (const path of outside) expect([path, (await rawly(path)).status]).toEqual([path, 404])
  })
})

describe('a file of a release', () => {
  const released = (path: string) => file(`data/releases/remotes/mfe-test/1.0.0/${path}`)
  const status = async (path: string) => (await get(`/remotes/mfe-test/1.0.0/${path}`)).status

  it('that was changed on the disk is not served until it is repaired', async () => {
    expect(await status('assets/chunk.js')).toBe(200)
    await writeText(released('assets/chunk.js'), 'evil()')
    expect(await status('assets/chunk.js')).toBe(500)
    expect(await status('remoteEntry.js')).toBe(200)
    await writeText(released('assets/chunk.js'), SCRIPT)
    expect(await status('assets/chunk.js')).toBe(200)
  })

  it('that the release does not list is none', async () => {
    await writeText(released('assets/more.js'), 'evil()')
    expect(await status('assets/more.js')).toBe(404)
  })
})

describe('compression', () => {
  const path = '/assets/main.f4ddbece15.js'

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['identity', null],
    ['deflate', null],
  ])('for "%s" is %s', async (accepted, encoding) => {
    const { headers, body } = await rawly(path, { 'accept-encoding': accepted })
    expect(headers['content-encoding'] ?? null).toBe(encoding)
    expect(headers.vary).toBe('accept-encoding')
    expect(unpacked(body, encoding).toString()).toBe(SCRIPT)
    expect(body.byteLength < SCRIPT.length / 2).toBe(encoding !== null)
  })

  it('by the build of the shell is sent as it is', async () => {
    const built = '/assets/other.f4ddbece15.js'
    await writeText(file(`shell${built}`), SCRIPT)
    const smallest = brotliCompressSync(SCRIPT, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
    await writeFile(file(`shell${built}.br`), smallest)
    expect((await rawly(built, { 'accept-encoding': 'br' })).body).toEqual(smallest)
    expect((await rawly(built, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
  })

  it('leaves fonts as they are', async () => {
    const { headers } = await rawly('/cdn/fonts/subset.woff2', { 'accept-encoding': 'br, gzip' })
    expect(headers['content-encoding']).toBeUndefined()
  })

  it('gives each form its own tag, and knows each again', async () => {
    const forms = await Promise.all(
      ['br', 'gzip', 'identity'].map(form => rawly(path, { 'accept-encoding': form })),
    )
    const tags = forms.map(({ headers }) => headers.etag ?? '')
    expect(new Set(tags).size).toBe(3)
    const again = await rawly(path, { 'accept-encoding': 'br', 'if-none-match': `W/"x", ${tags[0]}` })
    expect([again.status, again.body.byteLength]).toEqual([304, 0])
  })

  it('notices that a file was built anew', async () => {
    const before = await (await get('/notes.txt')).text()
    await writeText(file('shell/notes.new'), 'Disallow: /\n')
    await rename(file('shell/notes.new'), file('shell/notes.txt'))
    const after = await (await get('/notes.txt')).text()
    expect([before, after]).toEqual(['User-agent: *\n', 'Disallow: /\n'])
  })
})

function unpacked(body: Buffer, encoding: string | null): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}
