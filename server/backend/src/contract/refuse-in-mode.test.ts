import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { changeSiteMode, type SiteMode } from '../stores/site-mode.ts'
import { startTestBackend, type TestBackend } from '../testing/backend/test-backend.ts'
import { callTable, type TableRow } from '../testing/calls/call-table.ts'
import { makeEveryCall } from '../testing/calls/every-call.ts'
import { tableDigests } from '../testing/databases/table-digests.ts'
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts'
import type { Call } from './call.ts'
import { createModeRefusals } from './refuse-in-mode.ts'

const MODE = join(import.meta.dirname, '../mode.ts')
/** Records of sign-ins, which people need to read their results. */
const OF_SIGN_INS = ['session_token', 'ended_session', 'verification', 'audit', 'queue_pass_use']
/** The check of an account needs `account/verify` too, which records its outcome. */
const REFUSED_ALL_THE_SAME = ['POST /api/v1/auth/validate-account-owner']

let backend: TestBackend
let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
  backend = await startTestBackend({ DATABASE_URL: test.databaseUrl })
})
afterAll(async () => {
  await backend.stop()
  await test.drop()
})

/** Returns the error code of each call of the specification, made by nobody. */
async function refusals(): Promise<Record<string, unknown>> {
  const entries = callTable.map(async row => [nameOf(row), await errorCodeOf(row)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

const nameOf = ({ method, path }: TableRow) => `${method} ${path}`

async function errorCodeOf({ method, path }: Pick<TableRow, 'method' | 'path'>): Promise<unknown> {
  const response = await fetch(backend.address + path.replace(/\{\w+\}/, '1'), { method })
  return ((await response.json().catch(() => ({}))) as { errorCode?: unknown }).errorCode
}

const namesWith = (found: Record<string, unknown>, errorCode: string) =>
  Object.keys(found).filter(name => found[name] === errorCode)

/** Changes the mode, and returns the refusals once the backend has read it. */
async function inMode(mode: SiteMode, errorCode?: string) {
  await changeSiteMode(test.database, mode, 'unknown')
  const call = { method: 'POST', path: '/api/v1/application/create' } as const
  const isMode = (code: unknown) => code === 'READ_ONLY' || code === 'MAINTENANCE'
  const isRead = async () => {
    const code = await errorCodeOf(call)
    return errorCode ? code === errorCode : !isMode(code)
  }
  await vi.waitUntil(isRead, { timeout: 20_000, interval: 100 })
  const found = await refusals()
  expect([...new Set(Object.values(found).filter(isMode))]).toEqual(errorCode ? [errorCode] : [])
  return found
}

const aCall = (method: 'GET' | 'POST'): Call => ({
  method,
  path: '/',
  summary: '',
  access: 'open',
  response: null,
})

describe('a site that is read-only', () => {
  it('serves each call that changes nothing but sign-ins, and refuses every other', async () => {
    const refused = namesWith(await inMode('read-only', 'READ_ONLY'), 'READ_ONLY')
    expect(refused.filter(name => name.startsWith('GET '))).toEqual([])
    await inMode('normal')

    const [made, changing] = [new Set<string>(), new Set<string>()]
    await makeEveryCall({ address: backend.address, database: test.database }, async call => {
      made.add(call)
      const before = await tableDigests(test.database)
      return async () => {
        const after = await tableDigests(test.database)
        const changed = Object.keys(after).filter(table => after[table] !== before[table])
        if (changed.some(table => !OF_SIGN_INS.includes(table))) changing.add(call)
      }
    })
    expect(changing.size).toBeGreaterThan(10)
    expect([...changing].filter(call => !refused.includes(call))).toEqual([])
    const isServed = (call: string) => !changing.has(call) && !REFUSED_ALL_THE_SAME.includes(call)
    expect([...made].filter(isServed).filter(call => refused.includes(call))).toEqual([])
  })

  it('serves a search, which is a POST that changes nothing', async () => {
    const refuse = createModeRefusals(async () => 'read-only')
    await expect(refuse(aCall('POST'))).rejects.toThrow('지금은 조회만')
    await expect(refuse({ ...aCall('POST'), changesNothing: true })).resolves.toBeUndefined()
  })

  it('refuses with a sentence, and the time of the next attempt', async () => {
    await inMode('read-only', 'READ_ONLY')
    const response = await fetch(`${backend.address}/api/v1/application/create`, { method: 'POST' })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await response.json()).toEqual({
      status: 503,
      errorCode: 'READ_ONLY',
      message: '지금은 조회만 할 수 있습니다. 입력한 내용은 화면에 그대로 있으니 잠시 후 다시 시도해주세요.',
    })
  })
})

describe('a site in maintenance', () => {
  it('refuses every call, lives on, and is open again by the same command', async () => {
    const found = await inMode('maintenance', 'MAINTENANCE')
    expect(namesWith(found, 'MAINTENANCE')).toHaveLength(Object.keys(found).length)
    const refused = await fetch(`${backend.address}/api/v1/application/create`, { method: 'POST' })
    expect(await refused.json()).toMatchObject({
      message:
        '지금은 시스템 점검 중입니다. 입력한 내용은 화면에 그대로 있으니 점검이 끝난 뒤 다시 시도해주세요.',
    })
    const readiness = await fetch(`${backend.address}/readyz`)
    expect([readiness.status, await readiness.json()]).toEqual([
      200,
      expect.objectContaining({ status: 'ready', mode: 'maintenance' }),
    ])

    const env = { DATABASE_URL: test.databaseUrl, PATH: process.env['PATH'] }
    const mode = (name: string) => promisify(execFile)(process.execPath, [MODE, name], { env })
    await expect(mode('open')).rejects.toThrow('one of: normal, read-only, maintenance')
    await mode('normal')
    const entries = test.database
      .selectFrom('audit')
      .select(['actor', 'detail'])
      .orderBy('auditNumber', 'desc')
    expect(await entries.where('action', '=', 'site.mode').executeTakeFirst()).toMatchObject({
      actor: expect.stringMatching(/^operator:owner\/./),
      detail: { mode: 'normal' },
    })
  })

  it('stays in its mode while the database is away', async () => {
    const read = vi.fn<() => Promise<SiteMode>>().mockResolvedValueOnce('maintenance')
    read.mockRejectedValue(new Error('no connection'))
    let now = 0
    const refuse = createModeRefusals(read, () => (now += 10_000))
    await expect(refuse(aCall('GET'))).rejects.toThrow('점검 중')
    await expect(refuse(aCall('GET'))).rejects.toThrow('점검 중')
  })
})

it('reads the mode once a second, however many calls there are', async () => {
  const read = vi.fn<() => Promise<SiteMode>>().mockResolvedValue('normal')
  let now = 5_000
  const refuse = createModeRefusals(read, () => now)
  for (const at of [5_000, 5_999, 6_000, 6_001]) {
    now = at
    await refuse(aCall('GET'))
  }
  expect(read).toHaveBeenCalledTimes(2)
})
