import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProofApplicant, sampleBytes, type TestBackend } from 'backend/testing'
import { publishRelease } from 'release-store'
import { writeBuiltRemote, writeText } from 'release-store/testing'
import { startTestSite } from './testing/test-site.ts'

type Headers = Record<string, string>

/** Headers of the transport and of the content; everything else is compared. */
const OF_THE_BYTES = ['accept-ranges', 'content-length', 'date', 'etag', 'last-modified', 'vary']
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding']

const SCRIPT = 'early()'
const DOCUMENT = `<!doctype html><html><head><script>${SCRIPT}</script></head><body></body></html>`

const SHELL_FACTS = {
  version: '1.0.0',
  provides: {},
  session: { version: '1.0.0', schema: 1, api: {} },
  needs: [],
  popupPages: ['/integration-result'],
}
const HOME = { path: '/', title: 'home', timer: false, needs: [] }

const onEveryResponse = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-resource-policy': 'same-origin',
  'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
}
const forOtherOriginsToo = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

const NEVER_KEPT = { 'cache-control': 'no-store' }
const ASKED_AGAIN = { 'cache-control': 'no-cache' }
const KEPT_FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable' }
const KEPT_SHORTLY = { 'cache-control': 'public, max-age=300' }

const data = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}
const script = { 'content-type': 'text/javascript; charset=utf-8' }
const css = { 'content-type': 'text/css; charset=utf-8' }
const plain = { 'content-type': 'text/plain; charset=utf-8' }
const html = { 'content-type': 'text/html; charset=utf-8' }

const page = {
  ...html,
  ...ASKED_AGAIN,
  'integrity-policy': 'blocked-destinations=(script)',
  'content-security-policy': [
    "default-src 'self'",
    `script-src 'self' ${hashOf(SCRIPT)}`,
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types rspack shell 'allow-duplicates'",
  ].join('; '),
}
const niceForm = {
  ...html,
  'set-cookie': expect.stringMatching(/^sbiz_verification=/),
  ...NEVER_KEPT,
  'referrer-policy': 'no-referrer',
  'content-security-policy': [
    "default-src 'none'",
    `script-src ${hashOf('document.forms[0].submit()')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
}
const builtPage = {
  ...html,
  ...ASKED_AGAIN,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
}

/** One of each kind of response to a GET, with its headers besides `onEveryResponse`. */
const kinds: readonly (readonly [kind: string, address: string, status: number, headers: Headers])[] = [
  ['a page', '/', 200, page],
  ['a page that is not known', '/nothing', 404, page],
  [
    'a page in the window of an identity provider',
    '/integration-result?result=success',
    200,
    { ...page, ...NEVER_KEPT, 'referrer-policy': 'no-referrer' },
  ],
  ['a file of the shell', '/assets/main.f4ddbece15.js', 200, { ...script, ...KEPT_FOR_EVER }],
  ['a file that is not there', '/assets/gone.js', 404, { ...plain, ...NEVER_KEPT }],
  [
    'a file of a release',
    '/remotes/mfe-test/1.0.0/remoteEntry.js',
    200,
    { ...script, ...KEPT_FOR_EVER, ...forOtherOriginsToo },
  ],
  [
    'a file of a release that is not there',
    '/remotes/mfe-test/9.9.9/remoteEntry.js',
    404,
    { ...plain, ...NEVER_KEPT, ...forOtherOriginsToo },
  ],
  [
    'what a release says of itself',
    '/remotes/mfe-test/1.0.0/release.json',
    200,
    { ...data, ...ASKED_AGAIN, ...forOtherOriginsToo },
  ],
  ['a stylesheet of the CDN', '/cdn/css/reset.css', 200, { ...css, ...KEPT_SHORTLY, ...forOtherOriginsToo }],
  [
    'the PDF viewer, which pages of the site show in a frame',
    '/cdn/viewer/index.html',
    200,
    { ...html, ...KEPT_SHORTLY, ...forOtherOriginsToo, 'x-frame-options': 'SAMEORIGIN' },
  ],
  // The name of a font's file changes with its content; that of its stylesheet does not.
  ['the sheet of a font', '/cdn/fonts/font.css', 200, { ...css, ...KEPT_SHORTLY, ...forOtherOriginsToo }],
  [
    'a font',
    '/cdn/fonts/subset.woff2',
    200,
    { 'content-type': 'font/woff2', ...KEPT_FOR_EVER, ...forOtherOriginsToo },
  ],
  ['the registry', '/registry.json', 200, { ...data, ...ASKED_AGAIN }],
  ['the site configuration', '/site-config.json', 200, { ...data, ...ASKED_AGAIN }],
  ['the life of the process', '/healthz', 200, { ...data, ...NEVER_KEPT }],
  ['a call without a session', '/api/v1/proof-mstr/get/1', 401, { ...data, ...NEVER_KEPT }],
  ['a call that does not exist', '/api/v1/gone', 404, { ...data, ...NEVER_KEPT }],
  ['the form that leads to NICE', '/api/v1/auth/lib/nice/resultpopup?brno=1234567821', 200, niceForm],
  ['a form that leads nowhere', '/api/v1/auth/lib/nice/popup', 400, { ...data, ...NEVER_KEPT }],
  ['the page of testers', '/sandbox/', 200, builtPage],
  ['the console of operators', '/ops/', 200, builtPage],
  ['a script of the console', '/ops/assets/main.0a1b2c3d4e.js', 200, { ...script, ...KEPT_FOR_EVER }],
  ['a call of testers', '/sandbox/api/clock', 200, { ...data }],
]

let folder: string
let site: TestBackend

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'security-headers-'))
  await writeText(join(folder, 'shell/index.html'), DOCUMENT)
  await writeText(join(folder, 'shell/routes.json'), JSON.stringify([HOME]))
  await writeText(join(folder, 'shell/shell.json'), JSON.stringify(SHELL_FACTS))
  await writeText(join(folder, 'shell/assets/main.f4ddbece15.js'), 'main()')
  await writeText(join(folder, 'cdn/css/reset.css'), '/* reset */')
  await writeText(join(folder, 'cdn/viewer/index.html'), DOCUMENT)
  await writeText(join(folder, 'cdn/fonts/font.css'), '@font-face {}')
  await writeText(join(folder, 'cdn/fonts/subset.woff2'), 'glyphs')
  await writeText(join(folder, 'console/index.html'), DOCUMENT)
  await writeText(join(folder, 'tester/index.html'), DOCUMENT)
  await writeText(join(folder, 'console/assets/main.0a1b2c3d4e.js'), 'main()')
  const folders = {
    SHELL_DIR: join(folder, 'shell'),
    CDN_DIR: join(folder, 'cdn'),
    OPS_CONSOLE_DIR: join(folder, 'console'),
    TESTER_PAGE_DIR: join(folder, 'tester'),
  }
  site = await startTestSite({ ...folders, TRUST_PROXY: 'on' })
  await writeBuiltRemote(join(folder, 'dist'))
  await publishRelease({ dataDir: site.dataDir, distDir: join(folder, 'dist') })
})
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true })
})

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

/** The headers of a response that do not depend on its bytes or its connection. */
function lastingHeaders(response: Response): Headers {
  const passing = new Set([...OF_THE_BYTES, ...OF_THE_CONNECTION])
  return Object.fromEntries([...response.headers].filter(([name]) => !passing.has(name)))
}

const get = (path: string, headers: Headers = {}) =>
  fetch(site.address + path, { headers: { 'accept-encoding': 'identity', ...headers } })

describe('the headers', () => {
  it.each(kinds)('of %s are these and no others (%s)', async (_kind, path, status, headers) => {
    const response = await get(path)
    expect(response.status).toBe(status)
    expect(lastingHeaders(response)).toEqual({ ...onEveryResponse, ...headers })
  })

  it('of an uploaded file let it be shown, and do nothing', async () => {
    const applicant = await newProofApplicant(site)
    const filePath = await applicant.upload('a.png', sampleBytes.png)
    const query = new URLSearchParams({ filePath })
    const { body } = await applicant.call('POST', `/api/v1/common/file/presigned-download-url?${query}`)
    const { data: address } = body as { data: string }
    const headers = {
      ...onEveryResponse,
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="a.png"; filename*=UTF-8''a.png`,
      'content-security-policy':
        "default-src 'none'; img-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    }
    for (const method of ['GET', 'HEAD'])
      expect(lastingHeaders(await fetch(address, { method }))).toEqual(headers)
  })

  it.each(kinds)('of %s ask for https only when the browser speaks it (%s)', async (_kind, path) => {
    const secure = await get(path, { 'x-forwarded-proto': 'https' })
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  })
})
