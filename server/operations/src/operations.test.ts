import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerPart } from 'server-kit'
import { startTestServer, type TestServer } from 'server-kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createOperations } from './operations.ts'
import { createMemoryCounts } from './testing/memory-counts.ts'
import { createMemoryVotes } from './testing/memory-votes.ts'
import { createMemoryWaitingRoom } from './testing/memory-waiting-room.ts'
import { TOKEN } from './testing/test-operations.ts'

let dataDir: string
let server: TestServer
let part: ServerPart

beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'operations-'))))
afterEach(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true })
})

async function start(opsToken: string | undefined = TOKEN): Promise<void> {
  const config = {
    dataDir,
    trustProxy: true,
    shellDir: join(dataDir, 'shell'),
    consoleDir: join(dataDir, 'console'),
    opsToken,
    releaseStore: 'disk',
    autoRollback: true,
    smoke: false,
    releasesKeepDays: undefined,
    fourEyes: [],
    beaconsShare: 1,
    overrideFrom: { origins: ['http://localhost:*'], networks: ['127.0.0.0/8', '::1/128'] },
    sessionLimits: { idle: 30, longest: 720 },
    voteKey: 'the-votes-of-tests',
  } as const
  part = createOperations(config, {
    audit: async () => undefined,
    recentAudit: async () => [],
    counts: createMemoryCounts(),
    votes: createMemoryVotes(),
    waitingRoom: createMemoryWaitingRoom(),
  })
  server = await startTestServer([part])
}

const ask = (token: string | null, address = '192.0.2.1') =>
  fetch(`${server.address}/ops/api/releases`, {
    headers: { 'x-forwarded-for': address, ...(token !== null && { authorization: `Bearer ${token}` }) },
  })

describe('the token', () => {
  it('lets in who shows it, and no one else', async () => {
    await start()
    const answers = [await ask(TOKEN), await ask(`${TOKEN}x`), await ask(null)]
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 401])
    expect(answers[0]?.headers.get('cache-control')).toBe('no-store')
    const refusals = await Promise.all(answers.slice(1).map(answer => answer.json()))
    expect(refusals).toMatchObject([
      { errorCode: 'OPS_TOKEN_WRONG', message: '운영자 토큰이 올바르지 않습니다.' },
      { errorCode: 'OPS_TOKEN_MISSING', message: '운영자 토큰이 필요합니다.' },
    ])
  })

  it('is made at the first start where none is set, told once, and kept for the next', async () => {
    await start('')
    const token = await readFile(join(dataDir, 'ops-token'), 'utf8')
    expect(server.about.join()).toContain(token)
    expect(server.logged.join()).not.toContain(token)
    expect((await ask(token)).status).toBe(200)
    await server.stop()
    await start('')
    expect([server.about, (await ask(token)).status]).toEqual([[], 200])
  })

  it('guessed ten times locks its address out, even with the right one, and no other address', async () => {
    await start()
    for (let guess = 0; guess < 10; guess += 1) expect((await ask(`guess-${guess}`)).status).toBe(401)
    const locked = await ask(TOKEN)
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900'])
    expect(await locked.json()).toMatchObject({
      message: '잘못된 토큰이 여러 번 입력되어 잠시 접속할 수 없습니다. 나중에 다시 시도해주세요.',
    })
    expect((await ask(TOKEN, '192.0.2.2')).status).toBe(200)
  })

  it('forgives the wrong ones before it', async () => {
    await start()
    for (const round of [1, 2]) {
      for (let guess = 0; guess < 9; guess += 1) await ask(`guess-${round}-${guess}`)
      expect((await ask(TOKEN)).status).toBe(200)
    }
  })

  it('that is missing locks nobody out', async () => {
    await start()
    for (let times = 0; times < 11; times += 1) expect((await ask(null)).status).toBe(401)
    expect((await ask(TOKEN)).status).toBe(200)
  })
})

it('an upload that a killed server has left is removed at the next start', async () => {
  const uploads = join(dataDir, 'releases/uploads')
  await mkdir(join(uploads, 'upload-1'), { recursive: true })
  await start()
  await expect(readdir(uploads)).rejects.toThrow('ENOENT')
})

it('has figures of releases once it serves', async () => {
  await start()
  const figures = (await part.figures?.()) ?? []
  expect(figures.map(({ name }) => name)).toEqual([
    'release_reports_total',
    'release_measure',
    'release_share_percent',
  ])
})
