import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeOverride, signingKeys } from 'release-store'
import { writeBuiltRemote } from 'release-store/testing'
import { startTestServer, type TestServer } from 'server-kit/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryOpenings, createOverrides, type Openings } from './overrides.ts'

const START = Date.parse('2026-03-02T00:00:00Z')
const MINUTE_MS = 60_000

let time = START
const now = () => new Date(time)
beforeEach(() => void (time = START))

describe('the opened links of one process', () => {
  const opening = (id: string, browser = 'a') => ({
    id,
    browser,
    override: id,
    until: new Date(START + MINUTE_MS),
  })

  it('open once, and are found by their browser alone', async () => {
    const openings = createMemoryOpenings(now)
    expect([await openings.open(opening('1')), await openings.open(opening('1', 'b'))]).toEqual([true, false])
    expect([await openings.find('a'), await openings.find('b')]).toEqual(['1', null])
  })

  it('are forgotten at their end, when another one is opened', async () => {
    const openings = createMemoryOpenings(now)
    await openings.open(opening('1'))
    time += MINUTE_MS - 1
    await openings.open(opening('2', 'b'))
    expect(await openings.find('a')).toBe('1')
    time += 1
    await openings.open(opening('3', 'c'))
    expect([await openings.find('a'), await openings.find('c')]).toEqual([null, '3'])
  })
})

describe('a link', () => {
  let dataDir: string
  let server: TestServer
  let link: string
  const openings = { open: vi.fn<Openings['open']>(), find: vi.fn<Openings['find']>() }

  beforeAll(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'overrides-'))))
  afterAll(() => rm(dataDir, { recursive: true }))
  beforeEach(async () => {
    const release = await writeBuiltRemote(join(dataDir, 'built'))
    const from = 'https://preview.example.org/'
    const asked = { remote: 'mfe-test', from, minutes: 5 }
    const override = await makeOverride({ dataDir, now, read: async () => release }, asked)
    link = Buffer.from(JSON.stringify(override)).toString('base64url')
    const keys = (await signingKeys('site', dataDir)).map(({ publicKey }) => publicKey)
    const overrides = createOverrides(keys, () => openings, now)
    server = await startTestServer([
      {
        register(app) {
          overrides.register(app)
          app.get('/shown', async (request, reply) =>
            reply.send({ shown: (await overrides.of(request))?.remote ?? null }),
          )
        },
      },
    ])
    openings.open.mockReset().mockResolvedValue(true)
    openings.find.mockReset().mockResolvedValue(JSON.stringify(override))
  })
  afterEach(() => server.stop())

  const open = () => fetch(`${server.address}/registry/override?token=${link}`, { redirect: 'manual' })
  const shownWith = async (cookie: string) => {
    const response = await fetch(`${server.address}/shown`, { headers: { cookie } })
    return ((await response.json()) as { shown: string | null }).shown
  }
  const SECRET = `sbiz_override=${'s'.repeat(32)}`

  it('is recorded under a digest, is logged, and its cookie lasts as long as it does', async () => {
    time += 1
    const { status, headers } = await open()
    expect([status, headers.get('cache-control')]).toEqual([303, 'no-store'])
    const cookie = headers.get('set-cookie') ?? ''
    expect(cookie).toContain('; Max-Age=300;')
    const [opened] = openings.open.mock.calls[0] ?? []
    expect(opened).toMatchObject({
      browser: expect.stringMatching(/^[0-9a-f]{64}$/),
      until: new Date(START + 5 * MINUTE_MS),
    })
    expect(server.logged.join('')).toContain('override opened')
    expect(await shownWith(cookie.split(';')[0] ?? '')).toBe('mfe-test')
    expect(openings.find).toHaveBeenCalledExactlyOnceWith(opened?.browser)
  })

  it('that was opened on another machine is not found, and sets no cookie', async () => {
    openings.open.mockResolvedValue(false)
    const { status, headers } = await open()
    expect([status, headers.get('set-cookie')]).toEqual([404, null])
  })

  it('shows nothing more at its end, whatever the browser still sends', async () => {
    time += 5 * MINUTE_MS - 1
    expect(await shownWith(SECRET)).toBe('mfe-test')
    time += 1
    expect(await shownWith(SECRET)).toBeNull()
    expect((await open()).status).toBe(404)
  })

  it.each(['', 'sbiz_override=short', `sbiz_override=${'s'.repeat(33)}`])(
    'is not looked up for the cookie "%s"',
    async cookie => {
      expect(await shownWith(cookie)).toBeNull()
      expect(openings.find).not.toHaveBeenCalled()
    },
  )

  it('is left out while the openings cannot be read, which is logged', async () => {
    openings.find.mockRejectedValue(new Error('no database'))
    expect(await shownWith(SECRET)).toBeNull()
    expect(server.logged.join('')).toContain('what a tester is shown cannot be read')
  })
})
