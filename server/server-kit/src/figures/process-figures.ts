import { monitorEventLoopDelay } from 'node:perf_hooks'
import { counter, gauge, type Figure } from './figure.ts'

const RESOLUTION_MS = 20
const NANOSECONDS = 1e9

/** Delays of the event loop in nanoseconds, each with the pause of the timer that measures it. */
type Delays = Pick<ReturnType<typeof monitorEventLoopDelay>, 'enable' | 'percentile' | 'reset'>

/** Returns a reader of the figures of this process, under the usual names. Each reading begins a new time of delays. */
export function processFigures(
  delays: Delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS }),
): () => Figure[] {
  delays.enable()
  return () => {
    const { user, system } = process.cpuUsage()
    const { rss, heapUsed } = process.memoryUsage()
    const worst = Math.max(0, delays.percentile(99) / NANOSECONDS - RESOLUTION_MS / 1_000)
    delays.reset()
    return [
      counter('process_cpu_seconds_total', 'Processor time of the process.', (user + system) / 1_000_000),
      gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
      gauge('process_heap_bytes', 'Used part of the heap of JavaScript.', heapUsed),
      gauge('event_loop_delay_seconds', 'Delay of the event loop since the last reading (99 %).', worst),
    ]
  }
}
