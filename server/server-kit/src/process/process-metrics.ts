/** Returns the figures of this process for Prometheus, under the usual names. */
export function processMetrics(): string {
  const { user, system } = process.cpuUsage()
  return [
    '# TYPE process_cpu_seconds_total counter',
    `process_cpu_seconds_total ${(user + system) / 1_000_000}`,
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${process.memoryUsage.rss()}\n`,
  ].join('\n')
}
