import { verifiedOverride } from 'release-format'
import { startTestServer } from 'server-kit/testing'
import { writeText } from 'release-store/testing'
import { trustedKeys } from 'release-store'
import { beforeAll, describe, expect, it } from 'vitest'
import { createOrigin } from '../origin.ts'
import { originScene } from '../testing/origin-scene.ts'

const { address, file, get, settings } = originScene()

const FRAME = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin', accept: 'text/html' }

beforeAll(async () => {
  await writeText(file('tester/isolation.html'), '<!doctype html><title>isolation</title>')
  await writeText(file('tester/assets/isolated.js'), "isolate('</script>')")
})

it('the testers’ page of a remote shows pages of the site in a frame, and is in none itself', async () => {
  const page = await get('/sandbox/remote/mfe-test?network=slow')
  expect(await page.text()).toContain('<title>isolation')
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain("frame-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(page.headers.get('x-frame-options')).toBe('DENY')
})

describe('a page in the frame', () => {
  it('runs the script that isolates its remote before all others, and only pages of its origin show it', async () => {
    const page = await get('/self-check', FRAME)
    const html = await page.text()
    expect(html).toContain("<head><script>isolate('<\\/script>')</script>")
    expect(html).not.toContain('data-first-view')
    const policy = page.headers.get('content-security-policy')
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-/)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(page.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['in a window', {}],
    ['in a window that a page of this site opened', { ...FRAME, 'sec-fetch-dest': 'document' }],
    ['in a frame of another site', { ...FRAME, 'sec-fetch-site': 'cross-site' }],
  ])('is the page of everyone %s', async (_, headers) => {
    const page = await get('/self-check', headers)
    expect(await page.text()).not.toContain('isolate(')
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(page.headers.get('x-frame-options')).toBe('DENY')
  })
})

describe('a published version', () => {
  it('is signed by the site, for the time that the testers have set', async () => {
    const now = '2030-01-01T00:00:00.000Z'
    const response = await get(`/sandbox/remote/mfe-test/1.0.0?now=${now}`)
    const { site } = await trustedKeys(file('data'), {}, {})
    const override = await verifiedOverride(await response.text(), site, new Date(now))
    expect(override).toMatchObject({
      remote: 'mfe-test',
      release: { version: '1.0.0', entry: `${address()}/remotes/mfe-test/1.0.0/remoteEntry.js` },
    })
  })

  it('that does not exist is not found', async () => {
    expect((await get('/sandbox/remote/mfe-test/9.9.9')).status).toBe(404)
    expect((await get('/sandbox/remote/..%2f..%2fx/1.0.0')).status).toBe(404)
  })
})

it('a site without the sandbox has none of this', async () => {
  const server = await startTestServer([await createOrigin({ ...settings(), sandbox: false })])
  try {
    for (const path of [
      '/sandbox/remote/mfe-test',
      '/sandbox/remote/mfe-test/1.0.0',
      '/sandbox/remote/assets/isolated.js',
    ])
      expect((await fetch(server.address + path)).status).toBe(404)
    const page = await fetch(`${server.address}/self-check`, { headers: FRAME })
    expect(await page.text()).not.toContain('isolate(')
    expect(page.headers.get('x-frame-options')).toBe('DENY')
  } finally {
    await server.stop()
  }
})
