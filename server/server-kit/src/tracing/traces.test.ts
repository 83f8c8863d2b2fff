import { once } from 'node:events'
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Histogram } from '../figures/counts.ts'
import { textOf } from '../figures/figure.ts'
import { createServer } from '../process/create-server.ts'
import { createLog } from '../process/log.ts'
import { observed, recordSpan } from './spans.ts'
import { startTracing } from './start-tracing.ts'

type Value = { stringValue?: string; intValue?: number }
type Sent = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  status: { code?: number }
  attributes: { key: string; value: Value }[]
}
type Batch = {
  resourceSpans: { resource: { attributes: Sent['attributes'] }; scopeSpans: { spans: Sent[] }[] }[]
}

const [SERVER, CLIENT, FAILED] = [2, 3, 2]
/** With so many a batch is sent at once. */
const SENT_AT_ONCE = 512

let collector: Server
let batches: Batch[]
let address: string
let answered: number

beforeEach(async () => {
  batches = []
  answered = 200
  collector = createHttpServer((request, response) => void receive(request, response))
  await once(collector.listen(0, 'localhost'), 'listening')
  address = `http://localhost:${(collector.address() as AddressInfo).port}`
})
afterEach(() => {
  vi.unstubAllEnvs()
  collector.closeAllConnections()
  collector.close()
})

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  batches.push(JSON.parse(await text(request)) as Batch)
  response.writeHead(answered, { 'content-type': 'application/json' }).end('{}')
}

/** Runs some work with tracing set up by these variables; returns the spans that have arrived at its end. */
async function spansOf(
  work: () => Promise<void>,
  variables: Record<string, string> = {},
  write: (line: string) => unknown = () => undefined,
): Promise<Sent[]> {
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: address, ...variables }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const end = await startTracing(environment, 'sample', createLog('info', { write }))
  await work()
  await end()
  return batches
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
}

const attributesOf = ({ attributes }: Pick<Sent, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

const durations = () => new Histogram({ name: 'calls', help: 'Calls.' })

async function requests(): Promise<string[]> {
  const app = createServer({ log: createLog('silent'), trustProxy: false })
  app.get('/people/:id', async () => {
    await observed(
      durations(),
      {},
      { name: 'outside', attributes: { 'peer.service': 'bank' } },
      async () => 1,
    )
    return { isDone: true }
  })
  app.get('/broken', async () => Promise.reject(new Error('broken')))
  const site = await app.listen({ host: 'localhost', port: 0 })
  const ids: string[] = []
  for (const path of ['/people/hong', '/broken', '/unknown/hong'])
    ids.push((await fetch(site + path)).headers.get('x-request-id') ?? '')
  await app.close()
  return ids
}

it('each request is a trace, whose id it is logged under, with what it has called outside', async () => {
  let ids: string[] = []
  const spans = await spansOf(async () => void (ids = await requests()))
  const [outside, people, broken, unknown] = spans
  expect(spans.map(({ name }) => name)).toEqual([
    'outside',
    'GET /people/:id',
    'GET /broken',
    'unknown route',
  ])
  expect([people, broken, unknown].map(span => span?.traceId)).toEqual(ids)
  expect(spans.map(({ kind }) => kind)).toEqual([CLIENT, SERVER, SERVER, SERVER])
  expect([outside?.traceId, outside?.parentSpanId]).toEqual([people?.traceId, people?.spanId])
  expect(spans.map(attributesOf)).toEqual([
    { 'peer.service': 'bank' },
    { 'http.request.method': 'GET', 'http.response.status_code': 200, 'http.route': '/people/:id' },
    { 'http.request.method': 'GET', 'http.response.status_code': 500, 'http.route': '/broken' },
    { 'http.request.method': 'GET', 'http.response.status_code': 404 },
  ])
  expect(spans.map(({ status }) => status.code === FAILED)).toEqual([false, false, true, false])
  expect(JSON.stringify(batches)).not.toContain('hong')
  const [{ resource } = { resource: { attributes: [] } }] = batches[0]?.resourceSpans ?? []
  expect(attributesOf(resource)).toMatchObject({ 'service.name': 'sample' })
})

it.each([
  [{ OTEL_TRACES_SAMPLER: 'always_off' }, 0],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }, 0],
  [{ OTEL_TRACES_SAMPLER: 'traceidratio' }, 4],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_always_on' }, 4],
  [{ OTEL_SDK_DISABLED: 'true' }, 0],
])('with %j, %i spans are sent', async (variables, count) => {
  expect(await spansOf(async () => void (await requests()), variables)).toHaveLength(count)
})

it('the name of the service is that of the variables, if they have one', async () => {
  const name = 'OTEL_SERVICE_NAME'
  await spansOf(async () => void (await requests()), { [name]: 'another' })
  expect(JSON.stringify(batches)).toContain('another')
})

it.each([
  [new TypeError('of a person'), 'TypeError'],
  ['of a person', 'unknown'],
])('work outside that fails with %s has its name in the span, and counts as failed', async (cause, type) => {
  const histogram = durations()
  const work = () =>
    observed(histogram, { to: 'bank' }, { name: 'outside', attributes: {} }, () => Promise.reject(cause))
  const [span] = await spansOf(() => expect(work()).rejects.toBe(cause))
  expect(span).toMatchObject({ name: 'outside', status: { code: FAILED } })
  expect(span && attributesOf(span)).toEqual({ 'error.type': type })
  expect(JSON.stringify(batches)).not.toContain('of a person')
  expect(textOf([histogram.figure()])).toContain('calls_count{to="bank",outcome="failed"} 1')
})

it('the duration of work outside is counted in seconds', async () => {
  const histogram = durations()
  vi.spyOn(performance, 'now').mockReturnValueOnce(1_000).mockReturnValueOnce(1_500)
  await observed(histogram, { to: 'bank' }, { name: 'outside', attributes: {} }, async () => 1)
  vi.restoreAllMocks()
  const rows = textOf([histogram.figure()])
  expect(rows).toContain('calls_sum{to="bank",outcome="done"} 0.5')
})

it('work that has just ended began its duration ago', async () => {
  const [done, failed] = await spansOf(async () => {
    recordSpan({ name: 'statement', attributes: { 'db.system': 'postgresql' } }, 250)
    recordSpan({ name: 'statement', attributes: {} }, 1, new Error('x'))
  })
  const nanoseconds = BigInt(done?.endTimeUnixNano ?? 0) - BigInt(done?.startTimeUnixNano ?? 0)
  expect(Number(nanoseconds) / 1e6).toBeCloseTo(250, 0)
  expect(done && attributesOf(done)).toEqual({ 'db.system': 'postgresql' })
  expect([done?.status.code === FAILED, failed?.status.code]).toEqual([false, FAILED])
})

it('a collector that refuses is a warning in the log, and no failure of the server that stops', async () => {
  answered = 400
  const lines: string[] = []
  await spansOf(
    async () => recordSpan({ name: 'statement', attributes: {} }, 1),
    {},
    line => lines.push(line),
  )
  expect(lines.join('')).toContain('traces are not sent')
})

it('a collector that refuses while the server runs is a warning in the log', async () => {
  answered = 400
  const lines: string[] = []
  const work = async () => {
    for (let span = 0; span < SENT_AT_ONCE; span += 1) recordSpan({ name: 'statement', attributes: {} }, 1)
    await expect.poll(() => lines.join('')).toMatch(/"reason":.*Bad Request/)
  }
  await spansOf(work, {}, line => lines.push(line))
})

it('a collector may be that of traces alone, and one after another leaves no warning', async () => {
  const lines: string[] = []
  const variables = {
    OTEL_EXPORTER_OTLP_ENDPOINT: '',
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${address}/v1/traces`,
  }
  const work = async () => void (await requests())
  expect(await spansOf(work, variables, line => lines.push(line))).toHaveLength(4)
  expect(lines).toEqual([])
})

it('without a collector nothing is sent anywhere', async () => {
  const lines: string[] = []
  const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: '' }
  const work = async () => void (await requests())
  expect(await spansOf(work, variables, line => lines.push(line))).toEqual([])
  expect(lines).toEqual([])
})
