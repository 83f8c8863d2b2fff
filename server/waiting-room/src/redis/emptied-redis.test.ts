import { returnCode } from 'queue-protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryDocuments } from '../documents/documents.ts'
import { AccessLists } from '../lists/access-lists.ts'
import { noRedisHere, startTestRedis, type TestRedis } from '../testing/test-redis.ts'
import { openSharedLines, type SharedLines } from './shared-lines.ts'

const { SUCCESS, CONTINUE, NO_SUCH_KEY } = returnCode
const LIMIT = 3
const RECOVERED = { timeout: 20_000 }

describe.skipIf(noRedisHere)('a Redis that is emptied in mid-morning', () => {
  let running: TestRedis
  let time: number
  let all: SharedLines[]
  let copies: ReturnType<typeof createMemoryDocuments>[]

  beforeEach(async () => {
    running = await startTestRedis()
    time = Date.now()
    copies = [createMemoryDocuments(), createMemoryDocuments()]
    all = []
    for (const kept of copies) all.push(await open(kept))
    await line(0).steer('act_1', { mode: 'open', limit: LIMIT, rate: 50 })
    await Promise.all(all.map(lines => lines.report()))
  })
  afterEach(async () => {
    for (const lines of all) lines.close()
    await running.stop()
  })

  async function open(kept: SharedLines['documents']): Promise<SharedLines> {
    const lines = openSharedLines({
      url: running.url,
      actions: ['act_1'],
      onFailure: () => {},
      kept,
      now: () => time,
    })
    await vi.waitFor(() => lines.report(), RECOVERED)
    return lines
  }

  function line(index: number): SharedLines {
    const lines = all[index]
    if (!lines) throw new Error(`there is no process ${index}`)
    return lines
  }

  /** Lets ten people join, alternately in one process and in the other. */
  async function joinTen(): Promise<{ code: number; key: string }[]> {
    const replies = []
    for (let person = 0; person < 10; person += 1) replies.push(await line(person % 2).join('act_1'))
    return replies.map(({ code, key = '' }) => ({ code, key }))
  }

  const restart = async () => {
    for (const lines of all) lines.close()
    all = await Promise.all(copies.map(open))
  }

  it.each([
    ['by FLUSHALL', () => running.redis.flushAll()],
    [
      'by a crash that loses its data',
      async () => {
        await running.lose()
        running.start()
        await vi.waitFor(() => Promise.all(all.map(lines => lines.report())), RECOVERED)
      },
    ],
    ['and all processes with it', () => running.redis.flushAll().then(restart)],
  ])('%s keeps its limit, and gives no key twice', async (_, empty) => {
    const before = await joinTen()
    expect(before.filter(({ code }) => code === SUCCESS)).toHaveLength(LIMIT)
    await empty()

    // Those who were inside may still be: nobody enters for as long as a turn lasts.
    const after = await joinTen()
    expect(new Set(after.map(({ code }) => code))).toEqual(new Set([CONTINUE]))
    for (const lines of all) {
      const settings = { limit: LIMIT, rate: 50 }
      expect((await lines.report()).get('act_1')).toMatchObject({ settings, isClosed: true })
      expect((await lines.check(before[0]?.key ?? '')).code).toBe(NO_SUCH_KEY)
    }
    const numberOf = async ({ key }: { key: string }) => (await line(0).nameOf(key))?.number
    const numbers = await Promise.all(after.map(numberOf))
    expect(new Set([...before, ...after].map(({ key }) => key)).size).toBe(20)
    expect(Math.min(...numbers.map(Number))).toBeGreaterThan(before.length)

    time += 60_001
    expect((await line(0).report()).get('act_1')).not.toHaveProperty('isClosed')
    const codes = []
    for (const [index, { key }] of after.entries()) codes.push((await line((index + 1) % 2).check(key)).code)
    expect(codes.filter(code => code === SUCCESS)).toHaveLength(LIMIT)
    expect(codes.slice(0, LIMIT)).toEqual(Array.from({ length: LIMIT }, () => SUCCESS))
  })

  it('that has lost its secret alone has nobody in line whose key cannot be read any more', async () => {
    await joinTen()
    await running.redis.del('{waiting-room}:key')
    await restart()
    const { counts, settings } = (await line(0).report()).get('act_1') ?? {}
    expect(counts).toMatchObject({ waiting: 0, inside: 0 })
    expect(settings).toMatchObject({ limit: LIMIT })
  })

  it('gets its lists back', async () => {
    const lists = new AccessLists({ documents: line(0).documents, now: () => time })
    await lists.replace({ revision: 0, deny: ['192.0.2.7'], priority: [] })
    await lists.read()
    await running.redis.flushAll()
    await line(0).report()
    expect(await lists.read()).toMatchObject({ deny: ['192.0.2.7'] })
  })

  it('that was not emptied keeps lists that are newer than a copy', async () => {
    const listsOf = (index: number) => new AccessLists({ documents: line(index).documents, now: () => time })
    await listsOf(0).replace({ revision: 0, deny: ['192.0.2.7'], priority: [] })
    await listsOf(0).read()
    const { revision } = await listsOf(1).read()
    await listsOf(1).replace({ revision, deny: ['192.0.2.8'], priority: [] })
    await restart()
    expect(await listsOf(1).read()).toMatchObject({ deny: ['192.0.2.8'] })
  })

  it('counts as changed, so that an operator sees what was restored before the next change', async () => {
    const before = (await line(0).settingsOf('act_1'))?.revision ?? 0
    await line(0).report()
    await running.redis.flushAll()
    expect((await line(0).settingsOf('act_1'))?.revision).toBe(before + 1)
    expect(await line(0).steer('act_1', { mode: 'open' }, before)).toBe('changed since')
  })

  it('gets its message back, and the moment before which passes are void', async () => {
    const told = { message: { text: '접수는 18시까지', until: 2_000 }, endedAt: 1_000 }
    await line(0).steer('act_1', { mode: 'open', limit: LIMIT, ...told })
    await line(0).report()
    await running.redis.flushAll()
    expect(await line(0).settingsOf('act_1')).toMatchObject(told)
  })

  it('is opened by an operator’s change no more than by a question', async () => {
    await running.redis.flushAll()
    expect(await line(1).settingsOf('act_1')).toMatchObject({ limit: LIMIT })
  })
})
