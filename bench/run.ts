import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backendLatency } from './backend-latency.ts'
import { hostileLoad } from './hostile-load.ts'
import { photoShrinking } from './photo-shrinking.ts'
import { resultFirstView } from './result-first-view.ts'
import { waitingRoomEstimates } from './waiting-room-estimates.ts'
import { waitingRoomFlood } from './waiting-room-flood.ts'
import { waitingRoomMorning } from './waiting-room-morning.ts'
import { waitingRoomOnRedis } from './waiting-room-on-redis.ts'
import { waitingRoomPages } from './waiting-room-pages.ts'
import { waitingRoomThroughput } from './waiting-room-throughput.ts'
import { swap } from './swap.ts'
import { votes } from './votes.ts'

const RESULTS = join(import.meta.dirname, 'results/latest.json')
const benches = {
  'backend-latency': backendLatency,
  'hostile-load': hostileLoad,
  'photo-shrinking': photoShrinking,
  'result-first-view': resultFirstView,
  'waiting-room-estimates': waitingRoomEstimates,
  'waiting-room-flood': waitingRoomFlood,
  'waiting-room-morning': waitingRoomMorning,
  'waiting-room-on-redis': waitingRoomOnRedis,
  'waiting-room-pages': waitingRoomPages,
  'waiting-room-throughput': waitingRoomThroughput,
  swap,
  votes,
}

/** Runs all measurements, or the one that is named; prints their tables and keeps their numbers beside those of the others. */
async function run(name: string | undefined): Promise<void> {
  const chosen = Object.entries(benches).filter(([bench]) => name === undefined || bench === name)
  if (chosen.length === 0)
    throw new Error(`There is no measurement ${name}. Known: ${Object.keys(benches).join()}.`)
  const results: Record<string, unknown> = JSON.parse(await readFile(RESULTS, 'utf8'))
  for (const [bench, measure] of chosen) {
    const { table, numbers } = await measure()
    process.stdout.write(`## ${bench}\n\n${table}\n`)
    results[bench] = numbers
  }
  await writeFile(RESULTS, `${JSON.stringify(results, null, 2)}\n`)
}

await run(process.argv[2])
