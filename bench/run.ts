import { backendLatency } from './backend-latency.ts'
import { backendThroughput } from './backend-throughput.ts'
import { waitingRoomEstimates } from './waiting-room-estimates.ts'
import { waitingRoomFlood } from './waiting-room-flood.ts'
import { waitingRoomMorning } from './waiting-room-morning.ts'
import { waitingRoomThroughput } from './waiting-room-throughput.ts'
import { peakDay } from './peak-day.ts'
import { pageSpeed } from './page-speed.ts'
import { swap } from './swap.ts'
import { votes } from './votes.ts'

const benches = {
  'backend-latency': backendLatency,
  'backend-throughput': backendThroughput,
  'waiting-room-estimates': waitingRoomEstimates,
  'waiting-room-flood': waitingRoomFlood,
  'waiting-room-morning': waitingRoomMorning,
  'waiting-room-throughput': waitingRoomThroughput,
  'page-speed': pageSpeed,
  'peak-day': peakDay,
  swap,
  votes,
}

/** Runs all measurements, or the one that is named with `options` of its own, and prints their tables. */
async function run(name?: string, ...options: string[]): Promise<void> {
  const chosen = Object.entries(benches).filter(([bench]) => name === undefined || bench === name)
  if (chosen.length === 0)
    throw new Error(`There is no measurement ${name}. Known: ${Object.keys(benches).join()}.`)
  for (const [bench, measure] of chosen) process.stdout.write(`## ${bench}\n\n${await measure(options)}\n`)
}

// PostgreSQL ends with the exit of this process, which a signal alone would skip.
process.once('SIGTERM', () => process.exit(143))
await run(...process.argv.slice(2))
