import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postJson, sendCostlyBodies, spawnBackend, TEST_FIELD_KEYS, TEST_SESSION_KEY } from 'backend/testing'
import { spreadOf, type Spread } from './latency/spread.ts'

const HOSTILE = 150
const ROUNDS = 40

type Numbers = { quiet: Spread; amongHostile: Spread }

/** Measures an ordinary write by itself, and right after 150 hostile bodies. */
export async function hostileLoad(): Promise<{ table: string; numbers: Numbers }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hostile-load-'))
  const keys = { SESSION_KEY: TEST_SESSION_KEY, FIELD_KEYS: TEST_FIELD_KEYS }
  const backend = spawnBackend({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...keys })
  try {
    const address = await backend.ready
    const quiet = spreadOf(await writes(address, 0))
    const amongHostile = spreadOf(await writes(address, HOSTILE))
    const rows = [rowOf('by itself', quiet), rowOf(`among ${HOSTILE} hostile bodies`, amongHostile)]
    const head = '| a write | median ms | 95% ms |\n| --- | --- | --- |'
    return { table: [head, ...rows].join('\n'), numbers: { quiet, amongHostile } }
  } finally {
    backend.kill('SIGTERM')
    await backend.ended
    await rm(dataDir, { recursive: true })
  }
}

const rowOf = (name: string, { median, p95 }: Spread) => `| ${name} | ${median} | ${p95} |`

async function writes(address: string, hostileBodies: number): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const hostile = sendCostlyBodies(address, hostileBodies)
    const refused = Promise.all(hostile.map(({ finish }) => finish()))
    const began = performance.now()
    await postJson(`${address}/api/v1/business/first/register`, { brNo: '1234567801' })
    times.push(performance.now() - began)
    await refused
  }
  return times
}
