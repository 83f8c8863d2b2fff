import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  createTestDatabase,
  emptyDatabase,
  signedIn,
  startTestBucket,
  TEST_FIELD_KEYS,
  type TestBackend,
} from 'backend/testing'
import { publishRelease, randomKey } from 'release-store'
import { writeBuiltRemote } from 'release-store/testing'
import { startTestSite } from '../testing/test-site.ts'
import { restoreSite } from './restore-site.ts'
import { saveSite } from './save-site.ts'

const execute = promisify(execFile)

const PASSPHRASE = 'a passphrase of these tests'
const OWNERS_TOKEN = 't'.repeat(40)
/** Of these a single applicant has so much proof that it would only take time. */
const LEFT_OUT = ['two-hundred-batches']

type Question = { path: string; init: RequestInit }
type Seeded = { aplyNo: string; brno: string; ci: string }

let folder: string
let site: Awaited<ReturnType<typeof startTestSite>>
let target: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  vi.stubEnv('REGISTRY_KEY', randomKey())
  vi.stubEnv('PUBLISHER_KEY', randomKey())
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
  site = await startTestSite({ OPS_TOKEN: OWNERS_TOKEN })
  await writeBuiltRemote(join(folder, 'dist'))
  await publishRelease({ dataDir: site.dataDir, distDir: join(folder, 'dist') })
  target = await createTestDatabase()
  await emptyDatabase(target.database)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await site.stop()
  await target.drop()
  await rm(folder, { recursive: true })
})

const at = (name: string) => join(folder, name)

it(
  'a site restored to folders or to a bucket responds to 200 questions as the site did, and goes on',
  { timeout: 300_000 },
  async () => {
    const seeded = await seedEveryScenario()
    const questions = [...ofEveryone(), ...(await Promise.all(seeded.map(ofPerson))).flat()]
    expect(questions.length).toBeGreaterThanOrEqual(200)
    await makeToken('pipeline')
    const before = await answersTo(site.address, questions)
    expect(before.filter(({ status }) => status === 200).length).toBeGreaterThan(150)

    expect(await run('backup', environmentOf(site), at('backup'))).toBe('')
    const bucket = await inBucket()
    const inFolders = ofTarget()
    // A file system of its own has this folder from the start.
    await mkdir(at('data/lost+found'), { recursive: true })
    for (const environment of [inFolders, { ...inFolders, ...bucket.environment }]) {
      await emptyDatabase(target.database)
      expect(await run('restore', environment, at('backup'), at('keys'))).toBe('')
      // A running site copies its live releases from a bucket; a restore writes them there alone.
      const own = ['objects', 'releases/remotes'].filter(path => existsSync(join(environment.DATA_DIR, path)))
      expect(own).toHaveLength(environment === inFolders ? 2 : 0)
      const restored = await startTestSite(environment)
      expect(await answersTo(restored.address, questions)).toEqual(before)
      const former = seeded.map(({ aplyNo }) => Number(aplyNo))
      expect(Number((await seed(restored, '신청')).aplyNo)).toBeGreaterThan(Math.max(...former))
      await restored.stop()
    }
    const again = restore({ ...bucket.environment, DATA_DIR: at('elsewhere') })
    await expect(again).rejects.toThrow('The bucket has releases: S3_BUCKET has to name a new one.')
    await bucket.stop()
  },
)

it('only the owner reads a backup, of which the keys are encrypted', async () => {
  const entries = await readdir(at('backup'), { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const modes = await Promise.all(files.map(async file => (await stat(file)).mode & 0o777))
  expect([...new Set(modes), (await stat(at('backup'))).mode & 0o777]).toEqual([0o600, 0o700])
  expect(await readFile(at('backup/keys.sealed'), 'utf8')).not.toContain(TEST_FIELD_KEYS)
  expect(await readFile(at('keys/FIELD_KEYS'), 'utf8')).toBe(TEST_FIELD_KEYS)
  expect(await readFile(at('keys/OPS_TOKEN'), 'utf8')).toBe(OWNERS_TOKEN)
})

it('a restore refuses what is not empty, and a backup a folder that is not', async () => {
  await expect(restore()).rejects.toThrow('DATA_DIR is not empty')
  const elsewhere = restore({ DATA_DIR: at('other') })
  await expect(elsewhere).rejects.toThrow('The database is not empty')
  await emptyDatabase(target.database)
  await expect(saveSite(environmentOf(site), at('backup'))).rejects.toThrow('is not empty')
})

it('a restore refuses a backup of another passphrase, or one that is damaged or incomplete', async () => {
  await rm(at('data'), { recursive: true })
  await expect(restore({ BACKUP_PASSPHRASE: 'another passphrase' })).rejects.toThrow('not that of the backup')
  await appendFile(at('backup/tables/audit.jsonl'), '{}\n')
  await expect(restore()).rejects.toThrow('tables/audit.jsonl in the backup is damaged')
  await rm(at('backup/SHA256SUMS'))
  await expect(restore()).rejects.toThrow('has no SHA256SUMS')
})

it('without a passphrase the keys are left out, which is said, also on a restore', async () => {
  const { BACKUP_PASSPHRASE: _passphrase, ...without } = environmentOf(site)
  const REDIS_URL = 'redis://localhost'
  expect(await saveSite({ ...without, REDIS_URL }, at('without'))).toEqual([
    expect.stringContaining('the keys are LEFT OUT'),
    expect.stringContaining('in Redis are left out'),
  ])
  expect(await readdir(at('without'))).not.toContain('keys.sealed')
  const warnings = await restoreSite(ofTarget(), { from: at('without'), keys: at('keys') })
  expect(warnings).toEqual([expect.stringContaining('The backup has no keys'.slice(4))])
})

it.each([
  ['backup', 'backup failed. Its argument is a new folder.\n'],
  ['restore', 'restore failed. Its arguments are a backup and a folder for the keys.\n'],
])('%s without its arguments says what it needs', async (program, stderr) => {
  await expect(run(program, environmentOf(site))).rejects.toMatchObject({ code: 1, stderr })
})

function ofEveryone(): Question[] {
  const operator = { headers: { authorization: `Bearer ${OWNERS_TOKEN}` } }
  return [
    { path: '/registry.json', init: {} },
    { path: '/remotes/mfe-test/1.0.0/remoteEntry.js', init: {} },
    { path: '/ops/api/tokens', init: operator },
    { path: '/ops/api/notices', init: operator },
  ]
}

async function seedEveryScenario(): Promise<Seeded[]> {
  const { scenarios } = (await (await fetch(`${site.address}/sandbox/api/seed`)).json()) as {
    scenarios: { scenario: string }[]
  }
  const seeded: Seeded[] = []
  for (const { scenario } of scenarios)
    if (!LEFT_OUT.includes(scenario)) seeded.push(await seed(site, scenario))
  return seeded
}

async function seed({ address }: TestBackend, scenario: string): Promise<Seeded> {
  const sent = post({ scenario })
  return (await (await fetch(`${address}/sandbox/api/seed`, sent)).json()) as Seeded
}

async function ofPerson({ aplyNo, brno, ci }: Seeded): Promise<Question[]> {
  const headers = await signedIn({ ci, businessNumber: brno, applicationNumber: aplyNo })
  const numbersOf = async (table: 'proofBatch' | 'file') =>
    table === 'file'
      ? site.database.selectFrom('file').select('fileId as id').where('ci', '=', ci).execute()
      : site.database
          .selectFrom(table)
          .select('batchId as id')
          .where('applicationNumber', '=', aplyNo)
          .execute()
  const get = (path: string): Question => ({ path, init: { headers } })
  return [
    { path: '/api/v1/application/result/detail/brno', init: post({ ci, brno }, headers) },
    { path: '/api/v1/application/result/check', init: post({ ci }, headers) },
    { path: '/api/v1/business/supportApplicationBrnoCheck', init: post({ brNo: brno }) },
    get(`/api/v1/opinionSubmit/list/${aplyNo}`),
    ...(await numbersOf('proofBatch')).map(({ id }) => get(`/api/v1/proof-mstr/get/${id}`)),
    ...(await numbersOf('file')).map(({ id }) => get(`/api/v1/proof/file/download/${id}`)),
  ]
}

function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  const sent = { 'content-type': 'application/json', ...headers }
  return { method: 'POST', body: JSON.stringify(body), headers: sent }
}

async function makeToken(name: string): Promise<void> {
  const body = { name, role: 'read', days: 1 }
  await fetch(`${site.address}/ops/api/tokens`, post(body, { authorization: `Bearer ${OWNERS_TOKEN}` }))
}

async function answersTo(address: string, questions: readonly Question[]) {
  const answers: { path: string; status: number; text: string }[] = []
  for (const { path, init } of questions) {
    const response = await fetch(address + path, init)
    answers.push({ path, status: response.status, text: await response.text() })
  }
  return answers
}

function environmentOf({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string }) {
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    FIELD_KEYS: TEST_FIELD_KEYS,
    OPS_TOKEN: OWNERS_TOKEN,
    BACKUP_PASSPHRASE: PASSPHRASE,
  }
}

const ofTarget = () => environmentOf({ dataDir: at('data'), databaseUrl: target.databaseUrl })

/** Starts a bucket for objects and releases, beside which a data folder has the rest. */
async function inBucket() {
  const { settings, stop } = await startTestBucket()
  const environment = {
    DATA_DIR: at('data-beside'),
    RELEASE_STORE: 'bucket',
    S3_BUCKET: settings.bucket,
    S3_ENDPOINT: settings.endpoint ?? '',
    S3_ACCESS_KEY_ID: settings.credentials?.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: settings.credentials?.secretAccessKey ?? '',
  }
  return { environment, stop }
}

function restore(more: Record<string, string> = {}) {
  return restoreSite({ ...ofTarget(), ...more }, { from: at('backup'), keys: at('keys') })
}

/** Runs a program as an operator does. Returns its output on standard error. */
async function run(program: string, environment: Record<string, string>, ...folders: string[]) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, ...environment }
  const file = join(import.meta.dirname, `${program}.ts`)
  return (await execute(process.execPath, [file, ...folders], { env })).stderr
}
