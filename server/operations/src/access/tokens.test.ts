import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as api from 'ops-api'
import { writeBuiltRemote } from 'release-store/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { archiveIn } from '../testing/archive.ts'
import { startTestOperations, TOKEN, type TestOperations } from '../testing/test-operations.ts'
import { TokenFile } from './token-file.ts'

let operations: TestOperations
let now: Date
beforeEach(async () => {
  now = new Date('2026-03-02T00:00:00.000Z')
  operations = await startTestOperations({ now: () => now })
})
afterEach(() => operations.stop())

type Declared = { method: string; path: string; role: api.Role }
const calls = Object.values(api).filter(
  (value): value is typeof value & Declared => typeof value === 'object' && 'path' in value,
)

async function make(name: string, role: api.Role, remotes: string[] = []): Promise<string> {
  const { status, body } = await operations.call('POST', '/tokens', { name, role, remotes, days: 30 })
  expect(status).toBe(201)
  return (body as { token: string }).token
}

/** Asks with a token, without a body; returns status and errorCode. */
async function ask(token: string, { method, path }: Pick<Declared, 'method' | 'path'>) {
  const asked = new AbortController()
  const address = path.replace(':remote', 'mfe-test').replace(':action', 'act_1').replace(':name', 'nobody')
  const headers = { authorization: `Bearer ${token}`, 'x-operator': 'somebody-else' }
  const response = await fetch(operations.address + address, { method, headers, signal: asked.signal })
  const isJson = response.headers.get('content-type')?.includes('json')
  const body = isJson ? ((await response.json()) as { errorCode?: string; message?: string }) : {}
  asked.abort()
  return { status: response.status, ...body }
}

const ROLES: Record<api.Role, string> = {
  read: '조회',
  publish: '릴리스 게시',
  operate: '전체 릴리스 운영',
  'waiting-room': '대기실 운영',
  notices: '공지 관리',
  owner: '소유자',
}
const MAY: Record<api.Role, readonly api.Role[]> = {
  read: ['read'],
  publish: ['read', 'publish'],
  operate: ['read', 'publish', 'operate'],
  'waiting-room': ['read', 'waiting-room'],
  notices: ['read', 'notices'],
  owner: ['read', 'publish', 'operate', 'waiting-room', 'notices', 'owner'],
}

describe.each(api.ROLES)('a token of the role %s', role => {
  it('makes the calls that declare a role of its own, and the refusal of every other names the role', async () => {
    expect(calls.length).toBeGreaterThan(15)
    const token = await make('the-token', role, role === 'publish' ? ['mfe-test'] : [])
    for (const call of calls) {
      const { status, errorCode, message } = await ask(token, call)
      const isRefused = !MAY[role].includes(call.role)
      expect([call.path, status === 403]).toEqual([call.path, isRefused])
      const sentence = `이 토큰으로는 할 수 없는 작업입니다. 필요한 권한은 ${ROLES[call.role]}입니다.`
      expect(errorCode === 'OPS_ROLE_MISSING' && message === sentence).toBe(isRefused)
    }
  })
})

describe('a named token', () => {
  const withToken = (token: string) => (method: string, path: string, body?: Uint8Array | object) =>
    fetch(`${operations.address}/ops/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-operator': 'kim',
        'content-type': body instanceof Uint8Array ? 'application/x-tar' : 'application/json',
      },
      ...(body && { body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body) }),
    })

  async function archiveOf(name: string) {
    const folder = join(operations.folder, name)
    await writeBuiltRemote(folder, { name, path: `/${name}` })
    return archiveIn(folder)
  }

  it('publishes its remotes, and neither uploads nor changes another', async () => {
    const send = withToken(await make('ci-test', 'publish', ['mfe-test']))
    expect((await send('POST', '/releases', await archiveOf('mfe-test'))).status).toBe(201)
    expect((await send('POST', '/releases/mfe-test/promote', { version: '1.0.0' })).status).toBe(200)
    const other = await send('POST', '/releases', await archiveOf('mfe-other'))
    expect([other.status, await other.json()]).toMatchObject([
      403,
      { message: '이 토큰으로는 해당 화면의 릴리스를 다룰 수 없습니다.' },
    ])
    for (const change of ['promote', 'canary', 'rollback', 'retire'])
      expect((await send('POST', `/releases/mfe-other/${change}`, {})).status).toBe(403)
    const stored = await operations.call('GET', '/releases/stored')
    expect(stored.body).toMatchObject({ releases: [{ name: 'mfe-test' }] })
  })

  it('is the actor in the audit log, whatever name the request has', async () => {
    const send = withToken(await make('ci-test', 'publish', ['mfe-test']))
    await send('POST', '/releases', await archiveOf('mfe-test'))
    await send('POST', '/releases/mfe-test/retire', {})
    expect(operations.audited.map(({ actor, action }) => [actor, action])).toEqual([
      ['operator:owner/kim', 'token.make'],
      ['operator:ci-test', 'release.upload'],
      ['operator:ci-test', 'operation.refused'],
    ])
  })

  it('is in the audit log with its rights when it is made, and with its name when it is revoked', async () => {
    await make('ci-test', 'publish', ['mfe-one', 'mfe-two'])
    await operations.call('POST', '/tokens/ci-test/revoke')
    const rights = { role: 'publish', remotes: 'mfe-one mfe-two', expiresAt: '2026-04-01T00:00:00.000Z' }
    expect(operations.audited.map(({ action, detail }) => [action, detail])).toEqual([
      ['token.make', { name: 'ci-test', ...rights }],
      ['token.revoke', { name: 'ci-test' }],
    ])
  })

  it('is stored without its text, and listed without its hash', async () => {
    const token = await make('ci-test', 'read')
    expect(token).toMatch(/^ops_[\w-]{43}$/)
    const file = await readFile(join(operations.dataDir, 'ops-tokens.json'), 'utf8')
    expect(file).not.toContain(token.slice(4))
    const { body } = await operations.call('GET', '/tokens')
    expect(body).toEqual({
      tokens: [
        {
          name: 'ci-test',
          role: 'read',
          remotes: [],
          madeAt: '2026-03-02T00:00:00.000Z',
          expiresAt: '2026-04-01T00:00:00.000Z',
          revokedAt: null,
        },
      ],
    })
  })

  it('is listed with its latest use, to ten minutes', async () => {
    const token = await make('ci-test', 'read')
    const lastUse = async () => {
      const { body } = await operations.call('GET', '/tokens')
      return (body as { tokens: api.NamedToken[] }).tokens[0]?.lastUsedAt
    }
    expect(await lastUse()).toBeUndefined()
    for (const minute of ['00:01', '00:10', '00:11']) {
      now = new Date(`2026-03-02T${minute}:00.000Z`)
      await ask(token, api.readReleases)
      expect(await lastUse()).toBe(`2026-03-02T${minute === '00:10' ? '00:01' : minute}:00.000Z`)
    }
  })

  it('is admitted though its use cannot be recorded', async () => {
    await make('ci-test', 'read')
    const tokens = await new TokenFile(operations.dataDir, () => now).list()
    const unwritable = new TokenFile(join(operations.dataDir, 'ops-tokens.json'), () => now)
    const noted = Promise.all(tokens.map(token => unwritable.noteUse(token)))
    await expect(noted).resolves.toHaveLength(1)
  })

  it('ends at its time, and does not lock its address out', async () => {
    const token = await make('ci-test', 'read')
    now = new Date('2026-03-31T23:59:59.999Z')
    expect((await ask(token, api.readReleases)).status).toBe(200)
    now = new Date('2026-04-01T00:00:00.000Z')
    for (let times = 0; times < 11; times += 1)
      expect(await ask(token, api.readReleases)).toMatchObject({ status: 401, errorCode: 'OPS_TOKEN_ENDED' })
    expect((await ask(TOKEN, api.readReleases)).status).toBe(200)
  })

  it('ends when it is revoked, and its name is not given again', async () => {
    const token = await make('ci-test', 'read')
    const revoked = await operations.call('POST', '/tokens/ci-test/revoke')
    const revokedAt = now.toISOString()
    expect(revoked).toMatchObject({ status: 200, body: { revokedAt } })
    now = new Date('2026-03-03T00:00:00.000Z')
    expect((await operations.call('POST', '/tokens/ci-test/revoke')).body).toMatchObject({ revokedAt })
    expect(await ask(token, api.readReleases)).toMatchObject({
      status: 401,
      errorCode: 'OPS_TOKEN_ENDED',
      message: '만료되었거나 해지된 토큰입니다. 새 토큰을 발급받아주세요.',
    })
    const again = { name: 'ci-test', role: 'read', days: 1 }
    expect(await operations.call('POST', '/tokens', again)).toMatchObject({
      status: 409,
      body: {
        errorCode: 'TOKEN_NAME_TAKEN',
        message: '같은 이름으로 발급된 토큰이 이미 있습니다. 다른 이름을 사용해주세요.',
      },
    })
    expect(await operations.call('POST', '/tokens/nobody/revoke')).toMatchObject({
      status: 404,
      body: { message: '해당 이름의 토큰이 없습니다.' },
    })
  })

  it('ends the stream that it has opened, soon after it was revoked', async () => {
    const token = await make('ci-test', 'read')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { body } = await withToken(token)('GET', '/events')
    const read = body?.pipeTo(new WritableStream())
    await operations.call('POST', '/tokens/ci-test/revoke')
    await vi.advanceTimersByTimeAsync(5_000)
    await expect(read).rejects.toThrow('terminated')
    vi.useRealTimers()
  })

  it.each([
    ['with a role that does not exist', { role: 'admin' }],
    ['for more than a year', { days: 367 }],
    ['without an end', { days: undefined }],
    ['to publish no remote', { role: 'publish' }],
    ['of remotes that its role has no use for', { remotes: ['mfe-test'] }],
    ['with a name that an owner’s person could have', { name: 'owner/kim' }],
  ])('is not made %s', async (_, wrong) => {
    const order = { name: 'ci-test', role: 'read', days: 30, ...wrong }
    expect((await operations.call('POST', '/tokens', order)).status).toBe(400)
  })

  it('is one of a thousand at most', async () => {
    const tokens = Array.from({ length: 1_000 }, (_, place) => ({ token: { name: `ci-${place}` } }))
    await mkdir(operations.dataDir, { recursive: true })
    await writeFile(join(operations.dataDir, 'ops-tokens.json'), JSON.stringify(tokens))
    const order = { name: 'ci-test', role: 'read', days: 30 }
    expect(await operations.call('POST', '/tokens', order)).toMatchObject({
      status: 409,
      body: { errorCode: 'TOO_MANY_TOKENS', message: '더 이상 토큰을 발급할 수 없습니다.' },
    })
  })

  it('is no name twice when many are made at once', async () => {
    const order = { name: 'ci-test', role: 'read', days: 30 }
    const made = await Promise.all(Array.from({ length: 5 }, () => operations.call('POST', '/tokens', order)))
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409])
  })
})
