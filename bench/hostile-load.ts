import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postJson, sendCostlyBodies, spawnBackend, TEST_FIELD_KEYS, TEST_SESSION_KEY } from 'backend/testing'
import { spreadOf, type Spread } from './latency/spread.ts'

const HOSTILE = 150
const ROUNDS = 20

/** How long an ordinary write takes that comes right after 150 hostile bodies. */
export async function hostileLoad(): Promise<{ table: string; numbers: Spread }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hostile-load-'))
  const keys = { SESSION_KEY: TEST_SESSION_KEY, FIELD_KEYS: TEST_FIELD_KEYS }
  const backend = spawnBackend({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...keys })
  try {
    const address = await backend.ready
    const numbers = spreadOf(await writesAmongHostile(address))
    const rows = `| ${numbers.median} | ${numbers.p95} |`
    return { table: `| median ms | 95% ms |\n| --- | --- |\n${rows}`, numbers }
  } finally {
    backend.kill('SIGTERM')
    await backend.ended
    await rm(dataDir, { recursive: true })
  }
}

async function writesAmongHostile(address: string): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const hostile = sendCostlyBodies(address, HOSTILE)
    const refused = Promise.all(hostile.map(({ finish }) => finish()))
    const began = performance.now()
    await postJson(`${address}/api/v1/business/first/register`, { brNo: '1234567801' })
    times.push(performance.now() - began)
    await refused
  }
  return times
}
