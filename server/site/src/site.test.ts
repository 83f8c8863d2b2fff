import { createHmac } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishRelease } from 'release-store'
import { writeBuiltRemote, writeText } from 'release-store/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aboutSite } from './site.ts'
import { startTestSite } from './testing/test-site.ts'

const OPS_TOKEN = 'an-owner-s-token-of-32-characters'

let folder: string
let site: Awaited<ReturnType<typeof startTestSite>>

/** Every second page sends reports. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whole-site-'))
  await writeFile(join(folder, 'site.json'), JSON.stringify({ beaconsShare: 0.5 }))
  await writeText(join(folder, 'shell/index.html'), '<!doctype html><html><head></head></html>')
  await writeText(join(folder, 'shell/routes.json'), '[]')
  site = await startTestSite({
    OPS_TOKEN,
    SHELL_DIR: join(folder, 'shell'),
    SITE_CONFIG: join(folder, 'site.json'),
    OBJECTS_ORIGIN: 'https://objects.example.org',
  })
  await writeBuiltRemote(join(folder, 'dist'))
  await publishRelease({ dataDir: site.dataDir, distDir: join(folder, 'dist') })
})
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true })
})

const get = (path: string) => fetch(site.address + path, { redirect: 'manual' })

async function ops(path: string, body?: object) {
  const headers = { authorization: `Bearer ${OPS_TOKEN}`, 'content-type': 'application/json' }
  const sent = body && { method: 'POST', body: JSON.stringify(body) }
  return (await fetch(`${site.address}/ops/api${path}`, { headers, ...sent })).json()
}

it('pages send their reports to the site, which counts each for the share of pages that send any', async () => {
  const config = await (await get('/site-config.json')).json()
  expect(config).toMatchObject({ beaconsUrl: '/beacons', beaconsShare: 0.5 })
  const body = JSON.stringify({ remote: 'mfe-test', version: '1.0.0', kind: 'open' })
  expect((await fetch(site.address + config.beaconsUrl, { method: 'POST', body })).status).toBe(204)
  const open = { version: '1.0.0', open: 2 }
  await expect.poll(() => ops('/beacons?minutes=5')).toMatchObject({ releases: [open] })
})

it('a network votes under a digest with the key of the site, so that nobody else finds it by trying', async () => {
  const body = JSON.stringify({ remote: 'mfe-test', version: '1.0.0', kind: 'loaded' })
  await fetch(`${site.address}/beacons`, { method: 'POST', body })
  const voters = async () => {
    const rows = await site.database.selectFrom('releaseVote').select('voter').execute()
    return rows.map(({ voter }) => voter)
  }
  const key = (await readFile(join(site.dataDir, 'queue-key'), 'utf8')).trim()
  const digests = ['127.0.0.1', '0:0:0'].map(network =>
    createHmac('sha256', key).update(`voter ${network}`).digest('base64url').slice(0, 16),
  )
  await expect.poll(async () => (await voters()).filter(voter => digests.includes(voter))).toHaveLength(1)
})

it('a link for a tester opens once for all machines, since the database has it, as the audit log has', async () => {
  const from = `${site.address}/remotes/mfe-test/1.0.0/`
  const { path } = (await ops('/overrides', { remote: 'mfe-test', from })) as { path: string }
  expect((await get(path)).status).toBe(303)
  expect((await get(path)).status).toBe(404)
  const opened = await site.database.selectFrom('overrideOpening').selectAll().execute()
  expect(opened).toHaveLength(1)
  expect(await ops('/audit')).toMatchObject({ entries: [{ action: 'override.create' }] })
})

it('the console steers the lines of the waiting room', async () => {
  const lines = await ops('/waiting-room')
  expect(Object.keys((lines as { actions: object }).actions).length).toBeGreaterThan(0)
})

it('the key of the waiting room is made once, for its owner alone', async () => {
  const file = join(site.dataDir, 'queue-key')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await readFile(file, 'utf8')).trim().length).toBeGreaterThan(31)
})

it('pages may load files from the bucket that is named', async () => {
  expect((await get('/')).headers.get('content-security-policy')).toContain('https://objects.example.org')
})

it('every part is ready', async () => {
  const ready = await get('/readyz')
  expect(await ready.json()).toMatchObject({ status: 'ready', database: 'ok', registry: 'ok', opening: 'ok' })
})

it('whoever starts a site reads its addresses, that of the sandbox only where there is one', () => {
  const address = 'http://localhost:8080'
  const always = [`  site     ${address}/`, `  console  ${address}/ops/`]
  expect(aboutSite({ sandbox: false }, address)).toEqual(always)
  expect(aboutSite({ sandbox: true }, address)).toEqual([...always, `  sandbox  ${address}/sandbox/`])
})
