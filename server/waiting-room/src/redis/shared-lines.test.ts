import { returnCode } from 'queue-protocol'
import { startSilentLine } from 'server-kit/testing'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { noRedisHere, startTestRedis, type TestRedis } from '../testing/test-redis.ts'
import { openSharedLines, type SharedLines } from './shared-lines.ts'

const { SUCCESS, CONTINUE, IP_BLOCK, UNAVAILABLE } = returnCode
const MORE_THAN_A_BATCH = 300
/** Far more than a busy machine needs. */
const PATIENCE = { timeout: 20_000 }

it('nobody loses a place or a turn to a process that has not reached Redis yet', async () => {
  const lines = openSharedLines({ url: 'redis://127.0.0.1:1', actions: ['act_1'], onFailure: () => {} })
  onTestFinished(() => lines.close())
  const waits = { code: CONTINUE, key: 'K1', note: 'away', place: { recheckAfterS: 2 } }
  expect(await lines.check('K1')).toMatchObject(waits)
  expect(await lines.stayAlive('K1')).toMatchObject(waits)
  expect(await lines.join('act_1')).toEqual({ code: IP_BLOCK, note: 'later' })
  expect([await lines.complete('K1'), await lines.end('K1'), await lines.leave('K1')]).toEqual([
    UNAVAILABLE,
    UNAVAILABLE,
    UNAVAILABLE,
  ])
})

describe.skipIf(noRedisHere)('lines in Redis', () => {
  let running: TestRedis
  let failures: unknown[]
  let all: SharedLines[]

  beforeEach(async () => {
    running = await startTestRedis()
    failures = []
    all = []
  })
  afterEach(async () => {
    for (const lines of all) lines.close()
    await running.stop()
  })

  function begin(url: string): SharedLines {
    const onFailure = (error: unknown) => void failures.push(error)
    const lines = openSharedLines({ url, actions: ['act_1'], onFailure })
    all.push(lines)
    return lines
  }

  async function open(url = running.url): Promise<SharedLines> {
    const lines = begin(url)
    await vi.waitFor(() => lines.report(), PATIENCE)
    return lines
  }

  async function come(lines: SharedLines): Promise<string> {
    return (await lines.join('act_1')).key ?? ''
  }

  it('are one line for two processes, keys and all', async () => {
    const [one, other] = [await open(), await open()]
    await one.steer('act_1', { mode: 'open', limit: 1 })
    const [inside, first, second] = [await come(one), await come(other), await come(one)]
    expect((await other.check(second)).place).toMatchObject({ ahead: 1 })
    expect(await other.complete(inside)).toBe(SUCCESS)
    expect((await one.check(second)).code).toBe(CONTINUE)
    expect((await one.check(first)).code).toBe(SUCCESS)
    const countsOf = async (lines: SharedLines) => (await lines.report()).get('act_1')?.counts
    expect(await countsOf(one)).toEqual(await countsOf(other))
  })

  it('have documents, each replaced by one of the processes that read the same text', async () => {
    const [one, other] = [(await open()).documents, (await open()).documents]
    expect(await one.replace('lists', null, 'of one')).toBe(true)
    expect(await other.replace('lists', null, 'of the other')).toBe(false)
    expect(await other.replace('lists', 'of one', 'of the other')).toBe(true)
    expect(await one.read('lists')).toBe('of the other')
  })

  it('keep every place while Redis is killed and started again', async () => {
    const lines = await open()
    await lines.steer('act_1', { mode: 'open', limit: 1 })
    const [inside, first, second] = [await come(lines), await come(lines), await come(lines)]
    failures = []
    await running.kill()

    expect(await lines.join('act_1')).toEqual({ code: IP_BLOCK, note: 'later' })
    expect(await lines.check(second)).toMatchObject({
      code: CONTINUE,
      key: second,
      note: 'away',
      place: { ahead: 1 },
    })
    expect(await lines.check(first)).toMatchObject({ code: CONTINUE, place: { ahead: 0 } })
    expect(failures).toHaveLength(1)

    running.start()
    await vi.waitFor(() => lines.report(), PATIENCE)
    expect(await lines.complete(inside)).toBe(SUCCESS)
    expect((await lines.check(second)).code).toBe(CONTINUE)
    expect((await lines.check(first)).code).toBe(SUCCESS)
  })

  it('guess a place from the newest one while Redis is away', async () => {
    const lines = await open()
    await lines.steer('act_1', { mode: 'open', limit: 1 })
    const [inside, first, second] = [await come(lines), await come(lines), await come(lines)]
    await lines.complete(inside)
    expect([(await lines.check(first)).code, (await lines.check(second)).place?.ahead]).toEqual([SUCCESS, 0])
    await running.kill()
    expect(await lines.check(second)).toMatchObject({ code: CONTINUE, note: 'away', place: { ahead: 0 } })
  })

  it('skip the numbers that a killed Redis may have lost, once, also if nobody asks meanwhile', async () => {
    const lines = await open()
    const numberOfNext = async () => (await lines.nameOf(await come(lines)))?.number ?? 0
    const before = await numberOfNext()
    await running.kill()
    running.start()
    await vi.waitFor(() => lines.settingsOf('act_1'), PATIENCE)
    const after = await numberOfNext()
    expect(after).toBeGreaterThan(before + 1)
    expect(await numberOfNext()).toBe(after + 1)
  })

  it('work as soon as Redis does, also in a process that started first', async () => {
    await running.kill()
    const lines = begin(running.url)
    expect(await lines.join('act_1')).toEqual({ code: IP_BLOCK, note: 'later' })
    running.start()
    await vi.waitFor(async () => expect((await lines.join('act_1')).code).toBe(SUCCESS), PATIENCE)
  })

  it('seat more people than fit into one script, each with a number', async () => {
    const lines = await open()
    await lines.steer('act_1', { mode: 'wait' })
    await come(lines)
    const first = await lines.seat(
      'act_1',
      Array.from({ length: 9_000 }, () => true),
      'a draw',
    )
    expect(first).toBe(2)
    const numbers = (await lines.waiting('act_1')).map(({ number }) => number)
    expect(numbers).toEqual(Array.from({ length: 9_001 }, (_, index) => index + 1))
  })

  it('get a new connection to Redis after one that carries nothing any more', async () => {
    const line = await startSilentLine(Number(new URL(running.url).port))
    const lines = await open(`redis://127.0.0.1:${line.port}`)
    line.silence()
    expect(await lines.join('act_1')).toEqual({ code: IP_BLOCK, note: 'later' })
    await vi.waitFor(async () => expect((await lines.join('act_1')).code).toBe(SUCCESS), PATIENCE)
    await line.stop()
  })

  it('let nobody wait for a Redis that hangs', async () => {
    const lines = await open()
    await lines.steer('act_1', { mode: 'wait' })
    const key = await come(lines)
    failures = []
    running.send('SIGSTOP')
    const turns = await Promise.all(Array.from({ length: MORE_THAN_A_BATCH }, async () => lines.check(key)))
    expect(new Set(turns.map(turn => `${turn.code} ${turn.key}`))).toEqual(new Set([`${CONTINUE} ${key}`]))
    expect(failures).toHaveLength(1)
    running.send('SIGCONT')
    await vi.waitFor(async () => expect((await lines.check(key)).place?.recheckAfterS).toBe(1), PATIENCE)
    running.send('SIGSTOP')
    await lines.check(key)
    expect(failures).toHaveLength(2)
    running.send('SIGCONT')
  })
})
