import { expect, it, vi } from 'vitest'
import { createLog } from '../process/log.ts'
import { startServer, type ServerPart } from '../process/start-server.ts'
import { Counter, Histogram } from './counts.ts'
import { gauge, textOf } from './figure.ts'
import { processFigures } from './process-figures.ts'

const TOKEN = 'a-token-of-thirty-two-characters'

const part: ServerPart = {
  register(app) {
    app.get('/calls/:id', async () => 'done')
    app.get('/fails', () => Promise.reject(new Error('broken')))
  },
  figures: async () => [gauge('people_inside', 'People inside.', 3)],
}

const start = (
  config: { sandbox?: boolean; metricsToken?: string },
  parts = [part],
  log = createLog('silent'),
) => startServer({ host: 'localhost', port: 0, trustProxy: false, hosts: [], ...config }, log, parts)

async function metricsOf(address: string, token = '') {
  const response = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  return { status: response.status, rows: (await response.text()).split('\n') }
}

/** The series of a response, without their values. */
const seriesIn = (rows: readonly string[]) =>
  rows.filter(row => row.startsWith('http_')).map(row => row.split(' ')[0])

it('figures are for clients with the token, without one for everyone in the sandbox and else for nobody', async () => {
  for (const [config, shown, status] of [
    [{ metricsToken: TOKEN }, '', 404],
    [{ metricsToken: TOKEN, sandbox: true }, 'another', 404],
    [{ metricsToken: TOKEN }, TOKEN, 200],
    [{ sandbox: true }, '', 200],
    [{}, '', 404],
  ] as const) {
    const server = await start(config)
    expect((await metricsOf(server.address, shown)).status).toBe(status)
    await server.stop()
  }
})

it('figures are in the type that collectors read, and nobody keeps them', async () => {
  const server = await start({ sandbox: true })
  const { headers } = await fetch(`${server.address}/metrics`)
  expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-store')
  await server.stop()
})

it('requests are counted by route and class of status, and no address makes a new series', async () => {
  const server = await start({ sandbox: true })
  const ask = (path: string, method = 'GET') => fetch(server.address + path, { method })
  await ask('/calls/1')
  await ask('/fails')
  await ask('/nothing')
  const before = (await metricsOf(server.address)).rows
  expect(before).toContain('people_inside 3')
  for (const labels of [
    'method="GET",route="/calls/:id",status="2xx"',
    'method="GET",route="/fails",status="5xx"',
  ])
    expect(before).toContain(`http_request_duration_seconds_count{${labels}} 1`)
  await metricsOf(server.address)
  const known = seriesIn((await metricsOf(server.address)).rows)
  for (const path of [
    '/calls/2',
    '/calls/900101-1234567',
    '/calls/%22%7Bx%3D%22',
    '/%ff',
    '/a'.repeat(500),
    '/x?y=1',
  ])
    for (const method of ['GET', 'PURGE', 'DELETE']) await ask(path, method)
  expect(seriesIn((await metricsOf(server.address)).rows)).toEqual(known)
  await server.stop()
})

it('a part that cannot read its figures hides none of the others, and is in the log', async () => {
  const broken: ServerPart = { register: () => undefined, figures: () => Promise.reject(new Error('away')) }
  const lines: string[] = []
  const log = createLog('warn', { write: line => void lines.push(line) })
  const server = await start({ sandbox: true }, [broken, part], log)
  expect((await metricsOf(server.address)).rows).toContain('people_inside 3')
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    { msg: 'figures are missing', err: { message: 'away' } },
  ])
  await server.stop()
})

it('a histogram counts each value in every range that it fits', () => {
  const sizes = new Histogram({ name: 'sizes', help: 'Sizes.' }, [1, 10])
  for (const value of [1, 1, 2, 100]) sizes.observe(value, { of: 'a "file"' })
  sizes.observe(5, { of: 'b' }, 3)
  expect(textOf([sizes.figure()])).toBe(`# HELP sizes Sizes.
# TYPE sizes histogram
sizes_bucket{of="a \\"file\\"",le="1"} 2
sizes_bucket{of="a \\"file\\"",le="10"} 3
sizes_bucket{of="a \\"file\\"",le="+Inf"} 4
sizes_sum{of="a \\"file\\""} 104
sizes_count{of="a \\"file\\""} 4
sizes_bucket{of="b",le="1"} 0
sizes_bucket{of="b",le="10"} 3
sizes_bucket{of="b",le="+Inf"} 3
sizes_sum{of="b"} 15
sizes_count{of="b"} 3
`)
})

it('a counter adds up by labels', () => {
  const reports = new Counter({ name: 'reports_total', help: 'Reports.' })
  reports.add(2, { kind: 'load' })
  reports.add(3, { kind: 'load' })
  reports.add(1, { kind: 'crash' })
  expect(reports.figure().samples).toEqual([
    [{ kind: 'load' }, 5],
    [{ kind: 'crash' }, 1],
  ])
})

it('durations are counted in ranges from five milliseconds to fifteen seconds', () => {
  const durations = new Histogram({ name: 'calls', help: 'Calls.' })
  durations.observe(0.004)
  const ranges = durations.figure().samples.filter(([{ le }]) => le !== undefined)
  expect(ranges.map(([{ le }, count]) => [le, count])).toEqual(
    [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15, '+Inf'].map(le => [le, 1]),
  )
})

it('the process has its time in seconds, and its memory in bytes', () => {
  vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 2_000_000, system: 500_000 })
  vi.spyOn(process, 'memoryUsage').mockReturnValue({ rss: 7, heapUsed: 5 } as NodeJS.MemoryUsage)
  const read = processFigures()()
  vi.restoreAllMocks()
  expect(read.map(({ name, samples }) => [name, samples[0]?.[1]])).toEqual([
    ['process_cpu_seconds_total', 2.5],
    ['process_resident_memory_bytes', 7],
    ['process_heap_bytes', 5],
    ['event_loop_delay_seconds', expect.any(Number)],
  ])
})

it('the delay of the event loop is in seconds, without the pause of its timer, since the last reading', () => {
  const worst = [120_000_000, 15_000_000]
  const delays = {
    enable: vi.fn(() => true),
    percentile: () => worst[0] ?? 0,
    reset: () => void worst.shift(),
  }
  const read = processFigures(delays)
  expect(delays.enable).toHaveBeenCalledOnce()
  const delay = () => read().at(-1)?.samples[0]?.[1]
  expect(delay()).toBeCloseTo(0.1)
  expect(delay()).toBe(0)
})

it('the duration of a request is counted in seconds by its route and class of status', async () => {
  const server = await start({ sandbox: true })
  const began = performance.now()
  for (const path of ['/calls/1', '/fails']) await fetch(server.address + path)
  const { rows } = await metricsOf(server.address)
  const valueOf = (row: string) => Number(rows.find(each => each.startsWith(row))?.split(' ')[1])
  const ofCalls = 'http_request_duration_seconds_sum{method="GET",route="/calls/:id",status="2xx"}'
  expect(valueOf(ofCalls)).toBeGreaterThan(0)
  expect(valueOf(ofCalls)).toBeLessThan((performance.now() - began) / 1_000)
  const ofFailures = 'http_request_duration_seconds_count{method="GET",route="/fails",status="5xx"}'
  expect(valueOf(ofFailures)).toBe(1)
  await server.stop()
})
