import { folderOf, registryOf } from '../support/site/registry.ts'
import { expect, test } from '../support/test.ts'

const FOR_EVER = /max-age=31536000.*immutable/
const ASK_EACH_TIME = 'no-cache'

test.describe('what is not there', () => {
  for (const address of [
    '/assets/missing.js',
    '/cdn/css/missing.css',
    '/remotes/mfe-apply/0.0.0/remoteEntry.js',
  ]) {
    test(`${address} is a 404, and not the page`, async ({ request }) => {
      const response = await request.get(address)
      expect(response.status()).toBe(404)
      expect(await response.text()).not.toContain('<html')
    })
  }

  test('a file that no release has is a 404, and not the page', async ({ request, site }) => {
    const response = await request.get(`${await folderOf(site, 'mfe-apply')}assets/missing.js`)
    expect(response.status()).toBe(404)
    expect(await response.text()).not.toContain('<html')
  })

  test('a call that there is not is a 404 in JSON', async ({ request }) => {
    const response = await request.get('/api/v1/nothing')
    expect(response.status()).toBe(404)
    expect(await response.json()).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' })
  })

  test('nothing outside of a release can be reached through it', async ({ request }) => {
    for (const address of ['/remotes/..%2f..%2fregistry.json', '/cdn/..%2f..%2fpackage.json']) {
      const response = await request.get(address)
      expect(response.status(), address).toBeGreaterThanOrEqual(400)
    }
  })
})

test.describe('how long a browser keeps', () => {
  test('the page and the registry: not without asking', async ({ request }) => {
    for (const address of ['/', '/self-check', '/registry.json']) {
      expect((await request.get(address)).headers()['cache-control'], address).toBe(ASK_EACH_TIME)
    }
  })

  test('the shell’s and the remotes’ files: for ever, because their address changes with them', async ({
    page,
    request,
    site,
  }) => {
    await page.goto('/')
    const shellScript = String(await page.locator('script[src*="/assets/main"]').getAttribute('src'))
    const { remotes } = await registryOf(site)
    for (const address of [shellScript, ...Object.values(remotes).map(({ entry }) => entry)]) {
      expect((await request.get(address)).headers()['cache-control'], address).toMatch(FOR_EVER)
    }
  })

  test('a page that has not changed is not sent again', async ({ request }) => {
    const { etag = '' } = (await request.get('/')).headers()
    const again = await request.get('/', { headers: { 'if-none-match': etag } })
    expect(again.status()).toBe(304)
  })
})

test.describe('how it is sent', () => {
  for (const encoding of ['br', 'gzip']) {
    test(`text is compressed as ${encoding} where the browser takes that`, async ({ request, site }) => {
      const { remotes } = await registryOf(site)
      const entries = Object.values(remotes).map(({ entry }) => entry)
      for (const address of ['/', '/cdn/css/common.css', ...entries]) {
        const response = await request.get(address, { headers: { 'accept-encoding': encoding } })
        expect(response.headers()['content-encoding'], address).toBe(encoding)
        expect(response.headers()['vary'], address).toContain('accept-encoding')
      }
    })
  }

  test('the eight stylesheets are there, in their order, behind that of the first view', async ({
    page,
    request,
  }) => {
    await page.goto('/')
    const names = ['first-view', 'reset', 'font', 'common', 'layout', 'template', 'content', 'style', 'index']
    const addresses = names.map(name => `/cdn/css/${name}.css`)
    const sheets = page.locator('link[rel="stylesheet"][href^="/cdn/css/"]')
    await expect(sheets).toHaveCount(names.length)
    expect(await sheets.evaluateAll(links => links.map(link => link.getAttribute('href')))).toEqual(addresses)
    for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
  })
})

test.describe('what the page may run', () => {
  test('is said by a strict policy', async ({ request }) => {
    const headers = (await request.get('/')).headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })
})
