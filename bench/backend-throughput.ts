import { table } from './table.ts'
import { measureThroughput } from './throughput/measure-throughput.ts'

/** Compares the ten commonest calls with a bare route that makes the same statements on the same database. */
export async function backendThroughput(): Promise<string> {
  const calls = Object.entries(await measureThroughput())
  return table(
    ['call', 'requests a second', 'bare route', 'ratio', 'median ms at 80 %', '99% ms at 80 %'],
    calls.map(([call, { own, bare, ratio, median, p99 }]) => [
      `\`${call}\``,
      Math.round(own),
      Math.round(bare),
      ratio,
      median,
      p99,
    ]),
  )
}
