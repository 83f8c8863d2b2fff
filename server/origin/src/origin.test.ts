import { get as httpGet, type IncomingMessage } from 'node:http'
import { startTestServer } from 'server-kit/testing'
import { describe, expect, it } from 'vitest'
import { followRegistryCall, readRegistryCall, readSiteConfigCall } from './calls.ts'
import { IMMUTABLE, json, originScene } from './testing/origin-scene.ts'

const { address, get, origin, publish } = originScene()

/** Connects as a page from this address. */
async function follow(from: string): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const headers = { 'x-forwarded-for': from }
  httpGet(`${address()}/registry/events`, { headers, agent: false }, resolve).on('error', reject)
  return promise
}

it.each([readRegistryCall, readSiteConfigCall, followRegistryCall])(
  '$path is sent in the type that its description names',
  async ({ path, response }) => {
    const listening = new AbortController()
    const { headers } = await fetch(`${address()}${path}`, listening)
    listening.abort()
    expect(headers.get('content-type')).toBe(response.contentType)
  },
)

describe('a page that stays open', () => {
  it('hears of a new revision as soon as it is live', async () => {
    const listening = new AbortController()
    const { status, headers, body } = await fetch(`${address()}/registry/events`, listening)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/event-stream',
      'no-store',
    ])
    // Without it a proxy holds events back until its buffer is full.
    expect(headers.get('x-accel-buffering')).toBe('no')
    const { revision } = (await (await get('/registry.json')).json()) as { revision: number }
    await publish('1.0.1')
    let received = ''
    for await (const chunk of body ?? []) {
      received += Buffer.from(chunk).toString()
      if (received.includes(`{"revision":${revision + 1},"shell":"/assets/main.f4ddbece15.js","notices":""}`))
        break
    }
    expect(received).toContain(`"revision":${revision + 1}`)
    listening.abort()
    await publish('1.0.0')
  })

  it('is let go when the server stops', async () => {
    const stopping = await startTestServer([await origin()])
    const { body } = await fetch(`${stopping.address}/registry/events`)
    const received = new Response(body).text()
    await stopping.stop()
    expect(await received).toContain('retry:')
  })

  it('follows by GET alone', async () => {
    expect((await get('/registry/events', {}, 'HEAD')).status).toBe(404)
  })

  it('finds room while another address opens more connections than its network may have', async () => {
    const flood = await Promise.all(Array.from({ length: 205 }, () => follow('203.0.113.5')))
    const refused = flood.filter(({ statusCode }) => statusCode === 429)
    expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(['30', '30', '30', '30', '30'])
    const another = await follow('203.0.113.6')
    expect(another.statusCode).toBe(200)
    for (const response of [...flood, another]) response.destroy()
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
      /<link rel="preload" as="script" media="not all" href="\/remotes\/mfe-test\/1\.0\.0\/remoteEntry\.js" integrity="sha384-[^"]+" crossorigin="anonymous">/
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
  ])('of an identity popup is kept nowhere, and tells no one: %s', async path => {
    const { status, headers } = await get(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/html')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cross-origin-opener-policy')).toBeNull()
  })

  it('is not served under the name of its file', async () => {
    const answer = await get('/index.html')
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/'])
  })
})
