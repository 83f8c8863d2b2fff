import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createServer } from '../process/create-server.ts'
import { createLog } from '../process/log.ts'
import { textOf } from './figure.ts'
import type { Histogram } from './counts.ts'
import { processFigures } from './process-figures.ts'
import { countRequests } from './request-figures.ts'

let app: FastifyInstance
let requests: Histogram

beforeEach(async () => {
  app = createServer({ log: createLog('silent'), trustProxy: false })
  requests = countRequests(app)
  app.get('/things/:id', async (request, reply) => reply.code(Object(request.query).status ?? 200).send())
  app.get('/held', { config: { isHeldOpen: true } }, async () => 'held')
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => app.close())

async function ask(path: string): Promise<void> {
  const { port } = Object(app.server.address())
  await (await fetch(`http://127.0.0.1:${port}${path}`)).text()
}

const isDescription = (line: string) => line.startsWith('#')

const counts = () =>
  textOf([requests.figure()])
    .split('\n')
    .filter(line => line.startsWith('http_request_duration_seconds_count'))

it('requests are counted by the pattern of their route and the class of their status, without streams', async () => {
  for (const path of ['/things/1', '/things/2', '/things/3?status=404', '/held', '/none']) await ask(path)
  const labels = [
    '{method="GET",route="/things/:id",status="2xx"} 2',
    '{method="GET",route="/things/:id",status="4xx"} 1',
    '{method="",route="",status="4xx"} 1',
  ]
  await expect.poll(counts).toEqual(labels.map(each => `http_request_duration_seconds_count${each}`))
  expect(textOf([requests.figure()]).split('\n').filter(isDescription)).toEqual([
    '# HELP http_request_duration_seconds Requests by route and class of status.',
    '# TYPE http_request_duration_seconds histogram',
  ])
})

it('a quick request counts in seconds', async () => {
  await ask('/things/1')
  await expect.poll(() => counts().length).toBe(1)
  expect(textOf([requests.figure()])).toMatch(/_bucket\{.*le="2"\} 1\n/)
})

it('the figures of a process are its time, memory and delays', () => {
  const figures = processFigures()()
  expect(textOf(figures).split('\n').filter(isDescription)).toEqual([
    '# HELP process_cpu_seconds_total Processor time of the process.',
    '# TYPE process_cpu_seconds_total counter',
    '# HELP process_resident_memory_bytes Memory of the process.',
    '# TYPE process_resident_memory_bytes gauge',
    '# HELP process_heap_bytes Used part of the heap of JavaScript.',
    '# TYPE process_heap_bytes gauge',
    '# HELP event_loop_delay_seconds Delay of the event loop since the last reading (99 %).',
    '# TYPE event_loop_delay_seconds gauge',
  ])
  const [seconds, resident, heap] = figures.map(({ samples }) => samples[0]?.[1] ?? NaN)
  expect(seconds).toBeLessThanOrEqual(process.uptime() * 64)
  expect(resident).toBeGreaterThan(heap ?? NaN)
})
