import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnServer, type ChildServer } from 'server-kit/testing'
import { fillFolder, spawnWaitingRoom } from 'waiting-room/testing'
import { table } from './table.ts'
import { load } from './waiting-room/throughput/load.ts'

const ROUNDS = 5
const WARM_UP = 100_000
const ROUND = 20_000
const KEYS = 100_000
const TOKEN = 'the-measurement-shows-this-token'
const SETTINGS = { HOST: '127.0.0.1', SANDBOX: 'off', LOG_LEVEL: 'info', METRICS_TOKEN: TOKEN }
const CONSTANT = join(import.meta.dirname, 'waiting-room/throughput/constant-server.ts')

const EXPECTED = /5002:201:key=[0-9A-F]{64}&nwait=\d+/
const SUCH_A_REPLY = `NetFunnel.gRtype=5002;NetFunnel.gControl.result='5002:201:key=${'0'.repeat(64)}&nwait=500&nnext=499&tps=1.000000&ttl=30&ip=127.0.0.1&port=80'; NetFunnel.gControl._showResult();`

/** The requests per second, and the requests for each second of a processor. */
type Speed = { perSecond: number; perCpuSecond: number }
type Subject = { name: string; server: ChildServer; path: () => string; expected: RegExp; speeds: Speed[] }

/**
 * Measures how often a server may be asked "is it my turn?" (5002). A server of Node's own that returns a constant
 * gets the same requests in the same run.
 */
export async function waitingRoomThroughput(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'throughput-'))
  const subjects: Subject[] = []
  try {
    subjects.push(constant(), await waiting(folder, 1_000), await waiting(folder, 1_000_000))
    for (const { server } of subjects) await server.ready
    for (const subject of subjects) await measure(subject, WARM_UP)
    for (let round = 0; round < ROUNDS; round += 1)
      for (const subject of subjects) subject.speeds.push(await measure(subject, ROUND))
    return reportOn(subjects)
  } finally {
    for (const { server } of subjects) server.kill('SIGTERM')
    await Promise.all(subjects.map(({ server }) => server.ended))
    await rm(folder, { recursive: true })
  }
}

function constant(): Subject {
  const server = spawnServer(CONSTANT, { REPLY: SUCH_A_REPLY })
  const path = pathFor('0'.repeat(64))
  return { name: 'node:http, a constant', server, path: () => path, expected: EXPECTED, speeds: [] }
}

async function waiting(folder: string, people: number): Promise<Subject> {
  const dataDir = join(folder, String(people))
  const keyOf = await fillFolder(dataDir, people)
  const asked = Array.from({ length: Math.min(people, KEYS) }, () => pathFor(keyOf(anyOf(people))))
  return {
    name: `5002 with ${people.toLocaleString('en')} waiting`,
    server: spawnWaitingRoom({ ...SETTINGS, DATA_DIR: dataDir }),
    path: () => asked[anyOf(asked.length) - 1] ?? '',
    expected: EXPECTED,
    speeds: [],
  }
}

function pathFor(key: string): string {
  const prefix = 'NetFunnel.gRtype=5002;'
  return `/ts.wseq?opcode=5002&key=${key}&nfid=0&prefix=${prefix}&ttl=30&sid=service_1&aid=act_1&js=yes&${Date.now()}`
}

const anyOf = (most: number) => 1 + Math.floor(Math.random() * most)

async function measure({ server, path, expected }: Subject, requests: number): Promise<Speed> {
  const address = (await server.ready).replace('localhost', '127.0.0.1')
  const [cpuBefore, began] = [await cpuSeconds(address), performance.now()]
  await withoutSleep(() => load(address, { path, requests, expected }))
  const seconds = (performance.now() - began) / 1_000
  return { perSecond: requests / seconds, perCpuSecond: requests / ((await cpuSeconds(address)) - cpuBefore) }
}

/**
 * Makes this process poll for replies instead of sleeping. On one machine, waking this process costs the server that
 * writes the reply, and the slower server most.
 */
async function withoutSleep(work: () => Promise<void>): Promise<void> {
  let isDone = false
  const look = () => void (isDone || setImmediate(look))
  look()
  await work().finally(() => (isDone = true))
}

async function cpuSeconds(address: string): Promise<number> {
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  return Number(/^process_cpu_seconds_total ([\d.]+)$/m.exec(await answer.text())?.[1])
}

function reportOn(subjects: readonly Subject[]): string {
  const measured = subjects.map(({ name, speeds }) => ({
    name,
    perSecond: median(speeds.map(({ perSecond }) => perSecond)),
    perCpuSecond: median(speeds.map(({ perCpuSecond }) => perCpuSecond)),
  }))
  const [first] = measured
  const rows = measured.map(({ name, perSecond, perCpuSecond }) => {
    const percent = (value: number, whole = 1) => Math.round((100 * value) / whole)
    const shares = [percent(perSecond, first?.perSecond), percent(perCpuSecond, first?.perCpuSecond)]
    return [name, Math.round(perSecond), `${shares[0]} %`, Math.round(perCpuSecond), `${shares[1]} %`]
  })
  return table(['', 'a second', '', 'a second of a processor', ''], rows)
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
