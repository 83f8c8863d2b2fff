import { monitorEventLoopDelay } from 'node:perf_hooks'

const NANOSECONDS = 1e9
const loop = monitorEventLoopDelay()

/** Returns the figures of this process for Prometheus, under the usual names. The delay is that since the last call. */
export function processMetrics(): string {
  loop.enable()
  const { user, system } = process.cpuUsage()
  const delay = loop.count > 0 ? loop.percentile(99) / NANOSECONDS : 0
  loop.reset()
  return [
    figure('process_cpu_seconds_total', 'counter', (user + system) / 1e6),
    figure('process_resident_memory_bytes', 'gauge', process.memoryUsage.rss()),
    figure('process_start_time_seconds', 'gauge', (Date.now() - process.uptime() * 1000) / 1000),
    figure('nodejs_eventloop_lag_p99_seconds', 'gauge', delay),
  ].join('')
}

function figure(name: string, type: 'counter' | 'gauge', value: number): string {
  return `# TYPE ${name} ${type}\n${name} ${value}\n`
}
