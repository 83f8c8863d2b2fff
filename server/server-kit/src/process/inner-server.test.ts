import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { AddressInfo, Server } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { gauge } from '../figures/figure.ts'
import { createLog } from './log.ts'
import { startServer, type RunningServer, type ServerPart } from './start-server.ts'

/** Longer than three requests take on a busy machine. */
const DRAIN_MS = 1_500
const LISTENING = 'tracing:net.server.listen:asyncEnd'

/** Where the inner server listens, which does so before the outer one. */
let place: AddressInfo | undefined
const keepPlace = (message: unknown) =>
  (place ??= (message as { server: Server }).server.address() as AddressInfo)
beforeAll(() => subscribe(LISTENING, keepPlace))
afterAll(() => unsubscribe(LISTENING, keepPlace))

let server: RunningServer | undefined
afterEach(async () => {
  await server?.stop()
  server = undefined
  place = undefined
})

async function start(part: Partial<ServerPart>, drainMs = 0, host = 'localhost'): Promise<RunningServer> {
  const config = { host, port: 0, trustProxy: false, hosts: [], innerPort: 0, drainMs }
  return (server = await startServer(config, createLog('silent'), [{ register: () => undefined, ...part }]))
}

const inner = (path: string) => fetch(`http://localhost:${place?.port}${path}`)
const statusOf = async (path: string) => (await inner(path)).status

const reports = ['/livez', '/startupz', '/readyz']

it('a server that starts lives, and has not started', async () => {
  const whileStarting: unknown[] = []
  const prepare = async () => {
    whileStarting.push(...(await Promise.all(reports.map(statusOf))), await (await inner('/startupz')).json())
  }
  await start({ prepare })
  expect(whileStarting).toEqual([200, 503, 503, { status: 'starting' }])
  expect(await Promise.all(reports.map(statusOf))).toEqual([200, 200, 200])
})

it('listens where the outer server does', async () => {
  await start({}, 0, '0.0.0.0')
  expect(place?.address).toBe('0.0.0.0')
})

it('without its database a server lives, and names what is missing', async () => {
  await start({
    readinessChecks: { database: () => Promise.reject(new Error('gone')), disk: async () => {} },
  })
  expect(await statusOf('/livez')).toBe(200)
  expect(await (await inner('/readyz')).json()).toEqual({
    status: 'not ready',
    database: 'failed',
    disk: 'ok',
  })
})

it.each([
  { result: 'a note', check: async () => 'left out: /', value: 1 },
  { result: 'a failure', check: () => Promise.reject(new Error('gone')), value: 0 },
])('a check with $result counts as $value', async ({ check, value }) => {
  await start({ readinessChecks: { views: check } })
  const figures = await (await inner('/metrics')).text()
  expect(figures).toContain(`readiness_check{check="views"} ${value}\n`)
  expect(figures).toContain(`readiness_check{check="all"} ${value}\n`)
})

it('beside a failure a note still counts as ready', async () => {
  const disk = () => Promise.reject(new Error('full'))
  await start({ readinessChecks: { disk, mode: async () => 'read-only' } })
  const figures = await (await inner('/metrics')).text()
  expect(figures).toMatch(/check="all"} 0\n.*check="disk"} 0\n.*check="mode"} 1\n/)
})

it('has the figures of the process and of its parts, which nobody outside reads', async () => {
  const { address } = await start({ figures: async () => [gauge('people_inside', 'People inside.', 3)] })
  const figures = await (await inner('/metrics')).text()
  expect(figures).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(figures).toMatch(/^people_inside 3$/m)
  for (const path of ['/metrics', '/livez', '/startupz'])
    expect((await fetch(`${address}${path}`)).status).toBe(404)
})

it('a server that stops is not ready, serves until balancers know, and ends', async () => {
  const { address, stop } = await start({ register: app => void app.get('/it', async () => ({})) }, DRAIN_MS)
  server = undefined
  const stopping = stop()
  const [inside, outside, served] = await Promise.all([
    inner('/readyz'),
    fetch(`${address}/readyz`),
    fetch(`${address}/it`),
  ])
  expect(await inside.json()).toEqual({ status: 'not ready', server: 'stopping' })
  expect([inside.status, outside.status, served.status]).toEqual([503, 503, 200])
  // A proxy would send its next call over a connection that is closed by then.
  expect(served.headers.get('connection')).toBe('close')
  await stopping
  await expect(fetch(`${address}/it`)).rejects.toThrow('fetch failed')
  await expect(inner('/livez')).rejects.toThrow('fetch failed')
})
