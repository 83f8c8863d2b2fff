import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from 'backend/testing'
import { publishRelease, randomKey } from 'release-store'
import { writeBuiltRemote } from 'release-store/testing'
import { startTestSite } from './testing/test-site.ts'

type Test = Awaited<ReturnType<typeof createTestDatabase>>
type Site = Awaited<ReturnType<typeof startTestSite>>
type Keys = Readonly<Record<(typeof NAMES)[number], string>>

const NAMES = ['SESSION_KEY', 'OBJECT_KEY', 'QUEUE_KEY', 'REGISTRY_KEY', 'OPS_TOKEN', 'FIELD_KEYS'] as const

const madeNow = (id: string): Keys => ({
  SESSION_KEY: randomKey(),
  OBJECT_KEY: randomKey(),
  QUEUE_KEY: randomKey(),
  REGISTRY_KEY: randomKey(),
  OPS_TOKEN: randomKey(),
  FIELD_KEYS: `${id}:${randomKey()}`,
})

const [before, after] = [madeNow('before'), madeNow('after')]
const both = (name: keyof Keys) => `${after[name]},${before[name]}`

let folder: string
let test: Test
let site: Site

/** Starts the site anew on the same data. */
async function startWith(keys: Keys): Promise<void> {
  await site?.stop()
  vi.stubEnv('REGISTRY_KEY', keys.REGISTRY_KEY)
  site = await startTestSite({ ...keys, DATA_DIR: join(folder, 'data'), DATABASE_URL: test.databaseUrl })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rotation-'))
  test = await createTestDatabase()
  await startWith(before)
  await writeBuiltRemote(join(folder, 'dist'))
  await publishRelease({ dataDir: join(folder, 'data'), distDir: join(folder, 'dist') })
})
afterAll(async () => {
  await site.stop()
  vi.unstubAllEnvs()
  await test.drop()
  await rm(folder, { recursive: true })
})

const call = (path: string, init: RequestInit = {}) => fetch(site.address + path, init)

const asJson = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

/** Signs a person in whose application was filed. */
async function signIn() {
  const response = await call('/sandbox/api/seed', asJson({ scenario: 'paid-in-full' }))
  const { brno, ci } = (await response.json()) as { brno: string; ci: string }
  const cookie = response.headers.getSetCookie().map(line => line.split(';')[0])
  return { brno, ci, cookie: cookie.join('; ') }
}

const resultOf = async ({ brno, ci, cookie }: Awaited<ReturnType<typeof signIn>>) => {
  const response = await call('/api/v1/application/result/detail/brno', asJson({ brno, ci }, { cookie }))
  return { status: response.status, body: (await response.json()) as object }
}

/** Returns the path of a signed address of the person's file. */
async function signedPath({ ci, cookie }: { ci: string; cookie: string }): Promise<string> {
  const { filePath } = await test.database
    .selectFrom('file')
    .select('filePath')
    .where('ci', '=', ci)
    .executeTakeFirstOrThrow()
  const query = new URLSearchParams({ filePath })
  const path = `/api/v1/common/file/presigned-download-url?${query}`
  const response = await call(path, { method: 'POST', headers: { cookie } })
  const { pathname, search } = new URL(((await response.json()) as { data: string }).data)
  return pathname + search
}

const statusWith = async (token: string) =>
  (await call('/ops/api/tokens', { headers: { authorization: `Bearer ${token}` } })).status

/** Returns the public keys that have signed the registry. */
async function signers(): Promise<string[]> {
  const { signatures } = (await (await call('/registry.json')).json()) as { signatures: { key: string }[] }
  return signatures.map(({ key }) => key)
}

it('nobody who is signed in notices that the keys change, and at the end the old ones are worth nothing', async () => {
  const person = await signIn()
  const signedBefore = await signers()
  const shown = await resultOf(person)
  expect(shown.status).toBe(200)
  const file = await signedPath(person)
  expect((await call(file)).status).toBe(200)

  // All servers read the new keys before one writes with them.
  await startWith({ ...before, SESSION_KEY: `${before.SESSION_KEY},${after.SESSION_KEY}` })
  const meanwhile = await signIn()
  await startWith({
    ...after,
    SESSION_KEY: both('SESSION_KEY'),
    FIELD_KEYS: both('FIELD_KEYS'),
    REGISTRY_KEY: both('REGISTRY_KEY'),
  })
  expect(await resultOf(person)).toEqual(shown)
  expect((await resultOf(meanwhile)).status).toBe(200)
  expect([(await call(file)).status, (await call(await signedPath(person))).status]).toEqual([403, 200])
  expect([await statusWith(after.OPS_TOKEN), await statusWith(before.OPS_TOKEN)]).toEqual([200, 401])
  const later = await signIn()
  await expect.poll(() => site.logged.join('')).toContain('re-encrypted fields with the current key')

  await startWith(after)
  expect(await signers()).not.toEqual(signedBefore)
  expect((await resultOf(later)).status).toBe(200)
  expect((await resultOf(person)).status).toBe(401)
  const numbers = await test.database.selectFrom('application').select('accountNumber').execute()
  const ids = numbers.map(({ accountNumber }) => accountNumber?.split('.')[0])
  expect(new Set(ids)).toEqual(new Set(['after']))
})
