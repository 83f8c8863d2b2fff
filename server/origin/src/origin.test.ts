import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeOverride, publishRelease, signingKeys } from 'remote-registry/releases'
import { writeBuiltRemote, writeText } from 'remote-registry/testing'
import { signRegistry } from 'remote-registry/trust'
import { startTestServer, type TestServer } from 'server-kit/testing'
import { createOrigin } from './origin.ts'

const DOCUMENT = `<!doctype html><html><head>
<script type="application/json" id="site-config"></script>
<script type="application/json" id="registry"></script>
<script type="application/json" id="release-override"></script>
<meta name="preload">
<link rel="icon" href="/cdn/images/favicon.svg" data-cdn="images/favicon.svg">
<script>early()</script>
<script defer src="/assets/main.f4ddbece15.js"></script>
</head><body></body></html>`

const ROUTES = ['/', '/self-check', '/objctRqst'].map(path => ({
  path,
  title: path,
  timer: false,
  needs: [],
}))
const DEV_ROUTE = { path: '/trial', title: 'trial', timer: false, needs: ['devRoutes'] }

const SCRIPT = `console.log(${JSON.stringify('한글 '.repeat(400))})\n`
const IMMUTABLE = 'public, max-age=31536000, immutable'

let folder: string
let server: TestServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'origin-'))
  await writeText(join(folder, 'shell/index.html'), DOCUMENT)
  await writeText(join(folder, 'shell/routes.json'), JSON.stringify([...ROUTES, DEV_ROUTE]))
  await writeText(join(folder, 'shell/assets/main.f4ddbece15.js'), SCRIPT)
  await writeText(join(folder, 'shell/assets/.hidden.js'), 'secret')
  await writeText(join(folder, 'shell/robots.txt'), 'User-agent: *\n')
  await writeText(join(folder, 'cdn/css/reset.css'), '/* reset */\n'.repeat(100))
  await writeText(join(folder, 'cdn/fonts/subset.woff2'), randomBytes(2_000).toString('latin1'))
  await writeText(join(folder, 'secret.txt'), 'secret')
  server = await startTestServer([await origin()])
  await publish('1.0.0')
})
function origin(data = 'data') {
  return createOrigin({
    dataDir: join(folder, data),
    shellDir: join(folder, 'shell'),
    cdnDir: join(folder, 'cdn'),
    apiBaseUrl: 'https://api.example.org/base',
    sandbox: true,
    objectsOrigin: 'https://files.example.org',
    siteConfig: {
      adminApiBaseUrl: 'https://admin.example.org/api',
      cdnBaseUrl: 'https://cdn.example.org/site',
      identityProviders: { simple: 'https://provider.example.org/start', joint: '/here' },
      queue: { host: 'queue.example.org' },
    },
    firstReleases: [],
  })
}

afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

async function publish(version: string): Promise<void> {
  const distDir = join(folder, `dist-${version}`)
  await writeBuiltRemote(distDir, { version, files: { 'assets/chunk.js': SCRIPT } })
  await publishRelease({ dataDir: join(folder, 'data'), distDir })
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return fetch(server.address + path, {
    headers: { 'accept-encoding': 'identity', ...headers },
    method,
    redirect: 'manual',
  })
}

function json(page: string, id: string): unknown {
  return JSON.parse(new RegExp(`id="${id}">([^<]*)<`).exec(page)?.[1] ?? '')
}

describe('a page that stays open', () => {
  it('hears of a new revision as soon as it is live', async () => {
    const listening = new AbortController()
    const { status, headers, body } = await fetch(`${server.address}/registry/events`, listening)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/event-stream',
      'no-store',
    ])
    const { revision } = (await (await get('/registry.json')).json()) as { revision: number }
    await publish('1.0.1')
    let told = ''
    for await (const chunk of body ?? []) {
      told += Buffer.from(chunk).toString()
      if (told.includes(`{"revision":${revision + 1},"shell":"/assets/main.f4ddbece15.js"}`)) break
    }
    expect(told).toContain(`"revision":${revision + 1}`)
    listening.abort()
    await publish('1.0.0')
  })

  it('gets the registry by its revision from whatever keeps it in between, and only the present one', async () => {
    const { revision } = (await (await get('/registry.json')).json()) as { revision: number }
    const cachingOf = async (path: string) => (await get(path)).headers.get('cache-control')
    expect(await cachingOf(`/registry.json?revision=${revision}`)).toBe(IMMUTABLE)
    expect(await cachingOf(`/registry.json?revision=${revision + 1}`)).toBe('no-cache')
    expect(await cachingOf('/registry.json')).toBe('no-cache')
  })
})

describe('a page address', () => {
  it.each(['/', '/self-check', '/objctRqst?x=1', '/test-area'])(
    'of the shell or of a live release gets the page: %s',
    async path => {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    },
  )

  it.each([
    '/nothing',
    '/self-check/deeper',
    '/nothing/',
    '/%ED%95%9C',
    '/trial',
    '/index.do',
    '/a/b.php?x=1',
  ])('that no one knows gets the same page, marked as not found: %s (GP-17)', async path => {
    const [unknown, home] = await Promise.all([get(path, { accept: 'text/html,*/*' }), get('/')])
    expect(unknown.status).toBe(404)
    expect(await unknown.text()).toBe(await home.text())
  })

  it('with a slash at its end leads to the page, with its query', async () => {
    const answer = await get('/self-check/?x=1')
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/self-check?x=1'])
  })

  it('that no one knows stays not found, however often it is asked for', async () => {
    const etag = (await get('/nothing')).headers.get('etag') ?? ''
    expect((await get('/nothing', { 'if-none-match': etag })).status).toBe(404)
  })

  it('carries configuration and registry, so that nothing waits for them', async () => {
    const page = await (await get('/')).text()
    expect(json(page, 'site-config')).toEqual(await (await get('/site-config.json')).json())
    expect(json(page, 'site-config')).toMatchObject({
      apiBaseUrl: 'https://api.example.org/base',
      contacts: { callCentre: expect.any(String) },
    })
    expect(json(page, 'registry')).toEqual(await (await get('/registry.json')).json())
    expect(json(page, 'registry')).toMatchObject({ remotes: { 'mfe-test': { version: '1.0.0' } } })
  })

  it('preloads the entry of the area that it needs, with its integrity, and nothing else', async () => {
    const hint =
      /<link rel="preload" as="script" href="\/remotes\/mfe-test\/1\.0\.0\/remoteEntry\.js" integrity="sha384-[^"]+" crossorigin="anonymous">/
    expect(await (await get('/test-area')).text()).toMatch(hint)
    expect(await (await get('/')).text()).not.toContain('rel="preload"')
  })

  it('allows its own inline script by hash, and the configured backends, waiting room, bucket and providers', async () => {
    const policy = (await get('/')).headers.get('content-security-policy')
    expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/=]{44}';/)
    expect(policy).toContain(
      "connect-src 'self' https://api.example.org https://admin.example.org https://queue.example.org https://files.example.org;",
    )
    expect(policy).toContain("form-action 'self' https://api.example.org https://provider.example.org;")
    expect(policy).toContain(
      "img-src 'self' blob: data: https://api.example.org https://admin.example.org https://queue.example.org https://files.example.org ",
    )
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
  })

  it('takes its looks from the configured CDN, and is allowed to', async () => {
    const answer = await get('/')
    expect(await answer.text()).toContain('href="https://cdn.example.org/site/images/favicon.svg"')
    const policy = answer.headers.get('content-security-policy') ?? ''
    for (const kind of ['style-src', 'font-src', 'img-src'])
      expect(policy).toMatch(new RegExp(`${kind} 'self'[^;]* https://cdn\\.example\\.org;`))
    expect(policy).not.toMatch(/(script|connect|default)-src[^;]*cdn\.example/)
  })

  it('is asked for again only when it changed, and a new release changes it', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304)
    await publish('1.1.0')
    const answer = await get('/', { 'if-none-match': etag })
    expect(answer.status).toBe(200)
    expect(json(await answer.text(), 'registry')).toMatchObject({
      remotes: { 'mfe-test': { version: '1.1.0' } },
    })
  })

  it('answers HEAD like GET, without a body', async () => {
    const [head, whole] = await Promise.all([get('/', {}, 'HEAD'), get('/')])
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    for (const name of ['etag', 'content-length', 'content-type', 'content-security-policy']) {
      expect(head.headers.get(name)).toBe(whole.headers.get(name))
    }
  })

  it.each([
    '/kmc-result?name=x&birthDay=19800101&ci=y',
    '/integration-result?result=success',
    '/kmc-result/cert.with.dots/add',
  ])('of an identity popup is kept nowhere, tells no one, and keeps its opener: %s', async path => {
    const { status, headers } = await get(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/html')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
  })

  it('is not served under the name of its file', async () => {
    const answer = await get('/index.html')
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/'])
  })
})

describe('a file', () => {
  it.each([
    ['/assets/main.f4ddbece15.js', IMMUTABLE, 'text/javascript; charset=utf-8'],
    ['/robots.txt', 'no-cache', 'text/plain; charset=utf-8'],
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

  it('is shown to a person who goes to its address', async () => {
    expect(await (await get('/robots.txt', { accept: 'text/html' })).text()).toBe('User-agent: *\n')
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
    for (const path of outside) expect([path, await statusOfExactly(path)]).toEqual([path, 404])
  })
})

describe('a registry that is', () => {
  const file = () => join(folder, 'data/releases/registry.json')
  const damages = [
    ['damaged', () => writeFile(file(), '{"revision":')],
    ['of another shape', () => writeFile(file(), '{"revision":9,"remotes":[]}')],
    ['deleted', () => rm(file())],
    [
      'changed without the key',
      async () => writeFile(file(), (await readFile(file(), 'utf8')).replace('시험', '시범')),
    ],
  ] as const

  it.each(damages)('%s: the last good one is served, and /readyz tells', async (_, damage) => {
    const text = await readFile(file(), 'utf8')
    const [page, registry] = await Promise.all([whole('/test-area'), whole('/registry.json')])
    await damage()
    expect([await whole('/test-area'), await whole('/registry.json')]).toEqual([page, registry])
    const ready = await get('/readyz')
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', registry: 'failed' }])
    await writeFile(file(), text)
    expect((await get('/readyz')).status).toBe(200)
  })

  it.each(damages)('%s before the start: the last good one is served from then on', async (_, damage) => {
    const text = await readFile(file(), 'utf8')
    const page = await whole('/test-area')
    await damage()
    const second = await startTestServer([await origin()])
    const answers = await Promise.all(['/test-area', '/readyz'].map(path => fetch(second.address + path)))
    expect(answers.map(({ status }) => status)).toEqual([200, 503])
    expect(await answers[0]?.text()).toBe(page)
    await second.stop()
    await writeFile(file(), text)
  })

  it('not there yet is no damage, however many ask at once', async () => {
    const { stop, address } = await startTestServer([await origin('nothing-published')])
    const answers = await Promise.all(['/', '/', '/readyz'].map(path => fetch(address + path)))
    expect([...answers, await fetch(`${address}/readyz`)].map(({ status }) => status)).toEqual([
      200, 200, 200, 200,
    ])
    await stop()
  })

  it('repaired in place is served at once, also with its old revision, size and date', async () => {
    const text = await readFile(file(), 'utf8')
    // To the second: finer dates are not given back to a file exactly.
    const date = new Date('2026-01-01T00:00:00Z')
    await utimes(file(), date, date)
    await whole('/')
    const issuedAt = '2026-01-02T03:04:05.678Z'
    const repaired = await signRegistry(
      { ...JSON.parse(text), issuedAt },
      await signingKeys('site', join(folder, 'data')),
    )
    await writeFile(file(), `${JSON.stringify(repaired)}\n`)
    await utimes(file(), date, date)
    expect((await stat(file())).size).toBe(Buffer.byteLength(text))
    expect(json(await whole('/'), 'registry')).toMatchObject({ issuedAt })
    await writeFile(file(), text)
  })

  async function whole(path: string): Promise<string> {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    return answer.text()
  }
})

describe('a file of a release', () => {
  const file = (path: string) => join(folder, 'data/releases/remotes/mfe-test/1.0.0', path)
  const status = async (path: string) => (await get(`/remotes/mfe-test/1.0.0/${path}`)).status

  it('that was changed on the disk is not served until it is repaired', async () => {
    expect(await status('assets/chunk.js')).toBe(200)
    await writeText(file('assets/chunk.js'), 'evil()')
    expect(await status('assets/chunk.js')).toBe(500)
    expect(await status('remoteEntry.js')).toBe(200)
    await writeText(file('assets/chunk.js'), SCRIPT)
    expect(await status('assets/chunk.js')).toBe(200)
  })

  it('that the release does not list is none', async () => {
    await writeText(file('assets/more.js'), 'evil()')
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
    const before = await (await get('/robots.txt')).text()
    await writeText(join(folder, 'shell/robots.new'), 'Disallow: /\n')
    await rename(join(folder, 'shell/robots.new'), join(folder, 'shell/robots.txt'))
    const after = await (await get('/robots.txt')).text()
    expect([before, after]).toEqual(['User-agent: *\n', 'Disallow: /\n'])
  })
})

function unpacked(body: Buffer, encoding: string | null): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

async function statusOfExactly(path: string): Promise<number | undefined> {
  return (await rawly(path)).status
}

/** `fetch` would tidy the address up and unpack the body. */
async function rawly(path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(server.address)
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request({ hostname, port, path, headers }, resolve).on('error', reject).end()
  const answer = await promise
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}

describe('a link that shows a tester a release of another origin', () => {
  async function link(minutes: number, change: object = {}): Promise<string> {
    const from = `${server.address}/remotes/mfe-test/1.0.0/`
    const dataDir = join(folder, 'data')
    const override = await makeOverride(
      { dataDir, now: () => new Date() },
      { remote: 'mfe-test', from, minutes },
    )
    const token = Buffer.from(JSON.stringify({ ...override, ...change })).toString('base64url')
    return `/registry/override?token=${token}`
  }
  const policyOf = (page: Response) => page.headers.get('content-security-policy') ?? ''

  it('opens once, for the browser that it set a cookie in, and only that browser may load from there', async () => {
    const path = await link(5)
    const opened = await get(path)
    const cookie = opened.headers.get('set-cookie') ?? ''
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/test-area'])
    expect(cookie).toMatch(/^sbiz_override=[\w-]{32}; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/)
    expect((await get(path)).status).toBe(404)

    const [mine, others] = [await get('/', { cookie: cookie.split(';')[0] ?? '' }), await get('/')]
    for (const directive of ['script-src', 'style-src', 'connect-src', 'img-src', 'font-src'])
      expect(policyOf(mine)).toMatch(new RegExp(`${directive} [^;]*${server.address}(;| )`))
    expect(policyOf(others)).not.toContain(server.address)
    expect(mine.headers.get('cache-control')).toBe('no-store')
    expect(json(await mine.text(), 'release-override')).toMatchObject({
      remote: 'mfe-test',
      release: { version: '1.0.0', entry: `${server.address}/remotes/mfe-test/1.0.0/remoteEntry.js` },
    })
    expect(await others.text()).toContain('id="release-override"></script>')

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 })
    const afterwards = await get('/', { cookie: cookie.split(';')[0] ?? '' })
    vi.useRealTimers()
    expect(policyOf(afterwards)).not.toContain(server.address)
  })

  it.each<[string, () => Promise<string>]>([
    ['is over', () => link(0)],
    ['names another remote than was signed', () => link(5, { remote: 'mfe-other' })],
    ['is longer than was signed', () => link(5, { until: '2999-01-01T00:00:00.000Z' })],
    ['is not signed', () => link(5, { signatures: undefined })],
    ['is nothing', async () => '/registry/override'],
  ])('is not found when it %s', async (_, made) => {
    const refused = await get(await made())
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([404, null])
  })
})
