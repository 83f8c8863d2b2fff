import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startTestSite } from './testing/test-site.ts'

const ROUNDS = 350
const STALL_MS = 30_000
/** More than a few labels of the site's own add, such as another class of status. */
const OWN_SERIES = 60

let site: Awaited<ReturnType<typeof startTestSite>>
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

const get = (path: string, headers: Record<string, string> = {}) => fetch(site.address + path, { headers })

/** Sends requests that name something else each time, wherever a stranger can name something. */
async function flood(round: number): Promise<void> {
  const name = `invented-${round}`
  const traceparent = `00-${String(round).padStart(32, 'a')}-${'b'.repeat(16)}-01`
  const paths = [
    `/${name}`,
    `/api/v1/${name}`,
    `/remotes/${name}/1.0.0/remoteEntry.js`,
    `/sandbox/remote/${name}`,
    `/ts.wseq?opcode=5101&sid=service_1&aid=${name}`,
  ]
  const beacon = JSON.stringify({ remote: name, version: `9.9.${round}`, kind: 'crash' })
  const responses = await Promise.all([
    ...paths.map(path => get(path, { traceparent, 'user-agent': name })),
    fetch(`${site.address}/beacons`, { method: 'POST', body: beacon }),
  ])
  await Promise.all(responses.map(response => response.arrayBuffer()))
}

async function series(): Promise<string[]> {
  const rows = (await (await get('/metrics')).text()).split('\n')
  return rows.filter(row => !row.startsWith('#')).map(row => row.replace(/ \S+$/, ''))
}

it('thousands of invented names add no series of their own to the figures', async () => {
  await flood(0)
  await get('/metrics')
  const before = await series()
  for (let round = 1; round <= ROUNDS; round += 1) await flood(round)
  const after = await series()
  expect(after.filter(row => row.includes('invented'))).toEqual([])
  expect(after.length - before.length).toBeLessThan(OWN_SERIES)
})

it('a traceparent as long as a header may be gives no id and no text to the log; a longer one is refused', async () => {
  const long = await get('/healthz', { traceparent: 'a'.repeat(15_000) })
  expect([long.status, long.headers.get('x-request-id')]).toEqual([
    200,
    expect.stringMatching(/^(?!a{32})[0-9a-f]{32}$/),
  ])
  expect(site.logged.join('')).not.toContain('aaaaaaaaaa')
  expect((await get('/healthz', { traceparent: 'a'.repeat(20_000) })).status).toBe(431)
})

it.each([
  ['an address of slashes', `/${'/'.repeat(15_000)}a`, {}],
  ['a list of encodings full of spaces', '/', { 'accept-encoding': `a${' '.repeat(15_000)}b` }],
])('%s is read 800 times in a moment', async (_, path, headers) => {
  // A pattern that tries each space or slash as a beginning takes minutes for this.
  const statuses = new Set<number>()
  for (let round = 0; round < 800; round += 1) {
    const response = await get(path, headers)
    statuses.add(response.status)
    await response.body?.cancel()
  }
  expect(statuses.size).toBe(1)
})

it('requests for the head of a stream of events take no place of its readers', async () => {
  const head = async () => (await fetch(`${site.address}/registry/events`, { method: 'HEAD' })).status
  for (let round = 0; round < 20; round += 1) await Promise.all(Array.from({ length: 15 }, head))
  const reader = await get('/registry/events')
  expect(reader.status).toBe(200)
  await reader.body?.cancel()
})

it.each([
  'POST /api/v1/application/create',
  'PUT /ops/api/waiting-room/act_1',
  'POST /ops/api/releases/mfe-test/pending',
  'POST /sandbox/api/seed',
  'GET /sandbox/remote/mfe-test/1.0.0',
  'POST /beacons',
])('a body that stands still is given up: %s', async call => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const socket = connect(Number(new URL(site.address).port), new URL(site.address).hostname)
  socket.on('error', () => undefined).resume()
  await once(socket, 'connect')
  socket.write(`${call} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`)
  socket.write('content-length: 9000\r\n\r\n{')
  const isGivenUp = () => {
    vi.advanceTimersByTime(STALL_MS)
    return socket.destroyed
  }
  await expect.poll(isGivenUp, { interval: 10 }).toBe(true)
  vi.useRealTimers()
})
