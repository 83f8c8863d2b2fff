import { join } from 'node:path'
import { writeBuiltRemote } from 'release-store/testing'
import { openReleases, publishFolder, setCanary, storeFolder } from 'release-store'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestOperations, type TestOperations } from '../testing/test-operations.ts'

let operations: TestOperations
async function start(settings: { autoRollback?: boolean } = {}): Promise<void> {
  operations = await startTestOperations({ settings })
  const { dataDir, folder } = operations
  const releases = openReleases({ dataDir })
  for (const version of ['1.0.0', '2.0.0']) await writeBuiltRemote(join(folder, version), { version })
  await publishFolder(releases, join(folder, '1.0.0'), { by: 'test' })
  await storeFolder(releases, join(folder, '2.0.0'))
  await setCanary(releases, { remote: 'mfe-test', version: '2.0.0', percent: 50, by: 'test' })
}
beforeEach(() => start())
afterEach(() => {
  // A server that stops waits in real time.
  vi.useRealTimers()
  return operations.stop()
})

const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${operations.address}/beacons`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const beacon = (kind: string, version = '1.0.0', value?: number) => ({
  remote: 'mfe-test',
  version,
  kind,
  ...(value !== undefined && { value }),
})

const readReports = async () => (await operations.call('GET', '/beacons')).body as { releases: unknown[] }
describe('what pages tell', () => {
  it('is counted by release and kind, one or several at a time', async () => {
    expect((await send(beacon('loaded'))).status).toBe(204)
    await send([beacon('open'), beacon('open'), beacon('deferred'), beacon('inp', '1.0.0', 120)])
    await send(beacon('reverted'))
    await expect.poll(readReports).toMatchObject({
      releases: [
        {
          remote: 'mfe-test',
          version: '1.0.0',
          open: 2,
          deferred: 1,
          unsaved: 0,
          counts: { loaded: 1, open: 2, deferred: 1, reverted: 1 },
          measures: { inp: { most: 135, times: 1 } },
        },
      ],
      minutes: [{ remote: 'mfe-test', version: '1.0.0', starts: 1, failures: 0 }],
    })
  })

  it('counts for releases that there are, and for a registry that was not believed', async () => {
    await send([
      beacon('crash', '9.9.9'),
      { ...beacon('crash'), remote: 'mfe-invented' },
      { remote: 'registry', version: 'wrong-signature', kind: 'integrity' },
      { remote: 'registry', version: 'anything', kind: 'integrity' },
    ])
    await expect
      .poll(readReports)
      .toMatchObject({ releases: [{ remote: 'registry', version: 'wrong-signature' }] })
    expect((await readReports()).releases).toHaveLength(1)
  })

  it.each([
    ['no JSON', '{'],
    ['another shape', { remote: 'mfe-test' }],
    ['of no remote', { version: '1.0.0', kind: 'loaded' }],
    ['an unknown kind', beacon('exploded')],
    ['a person', { ...beacon('loaded'), remote: '홍길동' }],
    ['a measure without a value', beacon('inp')],
    ['a value of something that is not measured', beacon('loaded', '1.0.0', 3)],
    ['too many at once', Array.from({ length: 21 }, () => beacon('loaded'))],
  ])('is refused when it is %s', async (_, body) => {
    expect((await send(body)).status).toBe(400)
  })

  it('is refused when it is too long, or a page of another site says it', async () => {
    expect((await send('x'.repeat(5_000))).status).toBe(413)
    expect((await send(beacon('crash'), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })
})

it('one address fills the figures of a version with twenty failures a minute, and sixty measurements', async () => {
  for (let times = 0; times < 4; times += 1) {
    await send(Array.from({ length: 20 }, () => beacon('crash', '2.0.0')))
    await send(Array.from({ length: 20 }, () => beacon('inp', '2.0.0', 90_000)))
  }
  await expect
    .poll(readReports)
    .toMatchObject({ releases: [{ counts: { crash: 20 }, measures: { inp: { times: 60 } } }] })
})

it('failures in many networks are reviewed as soon as they are stored', async () => {
  for (let each = 0; each < 5; each += 1)
    await send(beacon('crash', '2.0.0'), { 'x-forwarded-for': `203.0.113.${each}` })
  const warning = { action: 'release.warning', detail: { version: '2.0.0' } }
  await expect.poll(() => operations.audited).toMatchObject([warning])
})

it('no release is reviewed on a site whose operators take releases back themselves', async () => {
  await operations.stop()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await start({ autoRollback: false })
  // A review ends before the next beacons are stored.
  for (const crash of [1, 2]) {
    for (let each = 0; each < 5; each += 1)
      await send(beacon('crash', '2.0.0'), { 'x-forwarded-for': `203.0.113.${each}` })
    const afterASecond = async () => {
      await vi.advanceTimersByTimeAsync(1_000)
      return readReports()
    }
    const releases = [{ counts: { crash: 5 * crash } }]
    await expect.poll(afterASecond).toMatchObject({ releases })
  }
  expect(operations.audited).toEqual([])
})
