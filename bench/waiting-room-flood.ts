import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, get, type OutgoingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { spawnWaitingRoom } from 'waiting-room/testing'
import { table } from './table.ts'

const OPCODES = [5001, 5002, 5003, 5004, 5101, 5105, 5106, 9999]
const MEASURED_MS = 4_000
const AT_ONCE = 10
const EVERY_MS = 10
const LONG = 'x'.repeat(2_500)

type Ask = (query: string, headers?: OutgoingHttpHeaders) => Promise<string>

/** A thousand questions a second with long fields, for each opcode: the time of another person's, and the memory. */
export async function waitingRoomFlood(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'flood-'))
  const server = spawnWaitingRoom({ DATA_DIR: dataDir, TRUST_PROXY: 'on' })
  try {
    const address = await server.ready
    const key = /key=(\w+)/.exec(await asker(address)('opcode=5101&sid=service_1&aid=act_1'))?.[1] ?? ''
    const times = () => timesOf(asker(address, 1), `opcode=5003&key=${key}`)
    await times()
    const [usual, before] = [await times(), await memoryMb(server.pid)]
    const rows = [['none', usual.median.toFixed(2), usual.p95.toFixed(2), '']]
    for (const opcode of OPCODES) {
      const { median, p95 } = await during(asker(address), opcode, times)
      const grownMb = (await memoryMb(server.pid)) - before
      rows.push([String(opcode), median.toFixed(2), p95.toFixed(2), grownMb.toFixed(0)])
    }
    return table(['flood of', 'median ms of another', '95 % ms', 'more MB than before'], rows)
  } finally {
    server.kill('SIGTERM')
    await server.ended
    await rm(dataDir, { recursive: true })
  }
}

function asker(address: string, maxSockets = 64): Ask {
  const agent = new Agent({ keepAlive: true, maxSockets })
  return (query, headers = {}) =>
    new Promise((resolve, reject) => {
      get(`${address}/ts.wseq?${query}`, { agent, headers }, response => {
        text(response).then(resolve, reject)
      }).on('error', reject)
    })
}

async function timesOf(ask: Ask, query: string): Promise<{ median: number; p95: number }> {
  const times: number[] = []
  for (const end = performance.now() + MEASURED_MS; performance.now() < end; await wait(EVERY_MS)) {
    const begun = performance.now()
    await ask(query)
    times.push(performance.now() - begun)
  }
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { median: at(0.5), p95: at(0.95) }
}

/** Measures while each question of the flood has another key, and is from another network. */
async function during<T>(ask: Ask, opcode: number, measure: () => Promise<T>): Promise<T> {
  const flood = { isOver: false, sent: 0 }
  const one = () => {
    const index = (flood.sent += 1)
    const key = index.toString(16).toUpperCase().padStart(16, '0') + '0'.repeat(2_000)
    const query = `opcode=${opcode}&key=${key}&sid=${LONG}&aid=${LONG}&user_data=${LONG}&js=yes&prefix=${LONG}`
    return ask(query, { 'x-forwarded-for': `198.51.${(index >> 8) & 255}.${index & 255}` })
  }
  const flooding = (async () => {
    while (!flood.isOver) await Promise.all([wait(EVERY_MS), ...Array.from({ length: AT_ONCE }, one)])
  })()
  const measured = await measure()
  flood.isOver = true
  await flooding
  return measured
}

async function memoryMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024
}
