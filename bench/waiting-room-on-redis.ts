import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { ChildServer } from 'server-kit/testing'
import {
  noRedisHere,
  openSharedLines,
  spawnWaitingRoom,
  startTestRedis,
  type SharedLines,
  type TestRedis,
} from 'waiting-room/testing'
import { isReached } from './waiting-room/servers.ts'
import type { Order, Paths } from './waiting-room/throughput/load-worker.ts'

const ROUNDS = 5
const ROUND = 20_000
const WARM_UP = 60_000
const WAITING = 100_000
const ACTION = 'act_1'
const TOKEN = 'the-measurement-shows-this-token'
const SETTINGS = { HOST: '127.0.0.1', SANDBOX: 'off', LOG_LEVEL: 'info', METRICS_TOKEN: TOKEN }
const WORKER = new URL('waiting-room/throughput/load-worker.ts', import.meta.url)

/** The questions per second, and the microseconds of a processor for each question. */
type Costs = { perSecond: number; waitingRoom: number; redis: number; generator: number }
type Running = { redis: TestRedis; servers: readonly ChildServer[]; workers: readonly Worker[] }

/**
 * Measures how often "is it my turn?" (5002) may be asked of one and of two processes on one Redis. With too few
 * processors for all of them the rate is not meaningful; the time of a processor for each question is.
 */
export async function waitingRoomOnRedis() {
  if (noRedisHere) return { table: noRedisHere, numbers: null }
  const redis = await startTestRedis()
  const paths = await fill(redis)
  const settings = { ...SETTINGS, REDIS_URL: redis.url }
  const servers = [spawnWaitingRoom(settings), spawnWaitingRoom(settings)]
  const workers = servers.map(() => new Worker(WORKER, { workerData: paths }))
  try {
    const [one, two] = await measureBoth({ redis, servers, workers })
    return reportOn(one, two)
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()))
    for (const server of servers) server.kill('SIGTERM')
    await Promise.all(servers.map(({ ended }) => ended))
    await redis.stop()
  }
}

/** Makes everyone wait in the line, and returns the paths of their next questions. */
async function fill({ url }: TestRedis): Promise<Paths> {
  const lines = openSharedLines({ url, actions: [ACTION], onFailure: () => undefined })
  await isReached(lines)
  await lines.steer(ACTION, { mode: 'wait' })
  const everyone = Array.from({ length: WAITING }, () => true)
  const first = await lines.seat(ACTION, everyone, 'the measurement')
  const paths = await Promise.all(
    Array.from({ length: WAITING }, (_, index) => pathFor(lines, first + index)),
  )
  lines.close()
  return paths
}

async function pathFor(lines: SharedLines, number: number): Promise<string> {
  const key = await lines.keyOf({ action: ACTION, number })
  const prefix = 'NetFunnel.gRtype=5002;'
  return `/ts.wseq?opcode=5002&key=${key}&nfid=0&prefix=${prefix}&ttl=30&sid=service_1&aid=${ACTION}&js=yes&1`
}

/** Alternates between the two, so that other load on the machine affects both. */
async function measureBoth(running: Running): Promise<[Costs, Costs]> {
  const one = { ...running, workers: running.workers.slice(0, 1), servers: running.servers.slice(0, 1) }
  await measure(running, WARM_UP)
  const rounds: [Costs, Costs][] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push([await measure(one, ROUND), await measure(running, ROUND)])
  return [medians(rounds.map(([costs]) => costs)), medians(rounds.map(([, costs]) => costs))]
}

async function measure({ redis, servers, workers }: Running, requests: number): Promise<Costs> {
  const addresses = await Promise.all(servers.map(({ ready }) => ready))
  const before = await usedBy(redis, addresses)
  const began = performance.now()
  await Promise.all(
    workers.map((worker, index) => ask(worker, { address: addresses[index] ?? '', requests })),
  )
  const seconds = (performance.now() - began) / 1_000
  const after = await usedBy(redis, addresses)
  const all = requests * workers.length
  const each = (name: keyof typeof after) => ((after[name] - before[name]) * 1_000_000) / all
  return {
    perSecond: all / seconds,
    waitingRoom: each('waitingRoom'),
    redis: each('redis'),
    generator: each('generator'),
  }
}

async function ask(worker: Worker, order: Order): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Threads have no origin.
  worker.postMessage({ ...order, address: order.address.replace('localhost', '127.0.0.1') })
  await once(worker, 'message')
}

/** Seconds of a processor so far. */
async function usedBy({ redis }: TestRedis, addresses: readonly string[]) {
  const info = await redis.info('cpu')
  const { user, system } = process.cpuUsage()
  const ofServers = await Promise.all(addresses.map(cpuSeconds))
  return {
    waitingRoom: ofServers.reduce((sum, seconds) => sum + seconds, 0),
    redis: numberIn(/used_cpu_user:([\d.]+)/, info) + numberIn(/used_cpu_sys:([\d.]+)/, info),
    generator: (user + system) / 1_000_000,
  }
}

async function cpuSeconds(address: string): Promise<number> {
  const response = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  return numberIn(/^process_cpu_seconds_total ([\d.]+)$/m, await response.text())
}

function reportOn(one: Costs, two: Costs) {
  const rows = [one, two].map((costs, index) => {
    const cells = [index + 1, costs.perSecond, costs.waitingRoom, costs.redis, costs.generator]
    return `| ${cells.map(cell => Math.round(cell)).join(' | ')} |`
  })
  const head =
    '| processes | questions a second | µs of a process | µs of Redis | µs of the generator |\n| --- | --- | --- | --- | --- |'
  const byClock = two.perSecond / one.perSecond
  const byProcessors = atMost(two, 2) / atMost(one, 1)
  const busy = (two.perSecond * (two.waitingRoom + two.redis + two.generator)) / 1_000_000
  const fed = two.waitingRoom / two.redis
  const sentence = [
    `Two processes do ${byClock.toFixed(2)} times what one does, with ${busy.toFixed(1)} of ${availableParallelism()} processors busy;`,
    `with a processor for each of them it were ${byProcessors.toFixed(2)} times, and one Redis could feed ${fed.toFixed(1)} processes.`,
  ].join(' ')
  return {
    table: [head, ...rows, '', sentence].join('\n'),
    numbers: { one, two, byClock, byProcessors, busy, fed },
  }
}

/**
 * Questions a second if every process had a processor: limited by Redis or by all processes together, whichever is
 * slower.
 */
function atMost({ waitingRoom, redis }: Costs, processes: number): number {
  return 1_000_000 / Math.max(waitingRoom / processes, redis)
}

function medians(all: readonly Costs[]): Costs {
  const median = (name: keyof Costs) =>
    all.map(costs => costs[name]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
  return {
    perSecond: median('perSecond'),
    waitingRoom: median('waitingRoom'),
    redis: median('redis'),
    generator: median('generator'),
  }
}

function numberIn(pattern: RegExp, text: string): number {
  return Number(pattern.exec(text)?.[1])
}
