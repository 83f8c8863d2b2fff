import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { publishRelease } from 'release-store'
import { writeBuiltRemote, writeText } from 'release-store/testing'
import { startTestServer, type TestServer } from 'server-kit/testing'
import { afterAll, beforeAll } from 'vitest'
import type { OriginConfig } from '../config.ts'
import { createOrigin } from '../origin.ts'

const DOCUMENT = `<!doctype html><html><head>
<title>x</title>
<meta name="description" content="x">
<meta property="og:title" content="x">
<meta
  property="og:description"
  content="x"
/>
<meta property="og:image" content="x">
<script type="application/json" id="site-config"></script>
<script type="application/json" id="registry"></script>
<script type="application/json" id="release-override"></script>
<meta name="preload">
<link rel="preload" as="style" data-areas href="/assets/areas.css">
<link rel="icon" href="/cdn/images/favicon.svg" data-cdn="images/favicon.svg">
<script>early()</script>
<script defer src="/assets/main.f4ddbece15.js"></script>
</head><body><div id="frame"><p>coming</p></div><div id="overlay"></div></body></html>`

const DESCRIPTIONS = {
  '/': 'The "first" page.',
  '/self-check': 'Five questions.',
  '/test-area': 'An area.',
  '/trial': 'x',
}
const ROUTES = ['/', '/self-check', '/objctRqst'].map(path => ({
  path,
  title: path === '/' ? '소상공인 지원' : path,
  timer: false,
  needs: [],
}))
/** A `shell.json` with the pages on which providers' windows end. */
export const SHELL_FACTS = {
  version: '1.0.0',
  provides: {},
  session: { version: '1.0.0', schema: 1, api: {} },
  needs: ['devRoutes'],
  popupPages: ['/kmc-result', '/integration-result'],
}
const DEV_ROUTE = { path: '/trial', title: 'trial', timer: false, needs: ['devRoutes'] }

/** The content of each script of shell and release. */
export const SCRIPT = `console.log(${JSON.stringify('한글 '.repeat(400))})\n`
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** An origin for the tests of a file, with a shell, a CDN folder and one release of one remote. */
export function originScene() {
  let folder: string
  let server: TestServer

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'origin-'))
    await writeText(join(folder, 'shell/index.html'), DOCUMENT)
    await writeText(join(folder, 'shell/routes.json'), JSON.stringify([...ROUTES, DEV_ROUTE]))
    await writeText(join(folder, 'shell/descriptions.json'), JSON.stringify(DESCRIPTIONS))
    await writeText(join(folder, 'shell/shell.json'), JSON.stringify(SHELL_FACTS))
    await writeText(join(folder, 'shell/assets/main.f4ddbece15.js'), SCRIPT)
    await writeText(join(folder, 'shell/assets/.hidden.js'), 'secret')
    await writeText(join(folder, 'shell/notes.txt'), 'User-agent: *\n')
    await writeText(join(folder, 'cdn/css/reset.css'), '/* reset */\n'.repeat(100))
    await writeText(join(folder, 'cdn/fonts/subset.woff2'), randomBytes(2_000).toString('latin1'))
    await writeText(join(folder, 'secret.txt'), 'secret')
    server = await startTestServer([await origin()], { trustProxy: true })
    await publish('1.0.0')
  })

  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  })

  /** Another one on the same files, unless it is given other data. */
  function origin(data = 'data') {
    return createOrigin(settings(data))
  }

  function settings(data = 'data'): OriginConfig {
    return {
      dataDir: join(folder, data),
      trustProxy: true,
      shellDir: join(folder, 'shell'),
      cdnDir: join(folder, 'cdn'),
      testerPageDir: join(folder, 'tester'),
      apiBaseUrl: 'https://api.example.org/base',
      sandbox: true,
      objectsOrigin: 'https://files.example.org',
      siteConfig: {
        adminApiBaseUrl: 'https://admin.example.org/api',
        cdnBaseUrl: 'https://cdn.example.org/site',
        identityProviders: { simple: 'https://provider.example.org/start', joint: '/here' },
        queue: { host: 'queue.example.org' },
        contacts: { helpLine: '<b>"1"' },
      },
      firstReleases: [],
    }
  }

  async function publish(version: string, files: Record<string, string> = {}): Promise<void> {
    const distDir = join(folder, `dist-${version}`)
    await writeBuiltRemote(distDir, { version, files: { 'assets/chunk.js': SCRIPT, ...files } })
    await publishRelease({ dataDir: join(folder, 'data'), distDir })
  }

  function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
    return fetch(server.address + path, {
      headers: { 'accept-encoding': 'identity', ...headers },
      method,
      redirect: 'manual',
    })
  }

  /** `fetch` would normalise the address and decompress the body. */
  async function rawly(path: string, headers: Record<string, string> = {}) {
    const { hostname, port } = new URL(server.address)
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    request({ hostname, port, path, headers }, resolve).on('error', reject).end()
    const answer = await promise
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
  }

  return {
    /** A path in the folder of shell, CDN and data. */
    file: (path: string) => join(folder, path),
    address: () => server.address,
    /** Every line that the server has logged so far. */
    logged: () => server.logged,
    origin,
    settings,
    publish,
    get,
    rawly,
  }
}

/** Returns the JSON in the page's element with that id. */
export function json(page: string, id: string): unknown {
  return JSON.parse(new RegExp(`id="${id}">([^<]*)<`).exec(page)?.[1] ?? '')
}
