import { table } from './table.ts'
import { measureThroughput } from './throughput/measure-throughput.ts'

/** Compares the ten commonest calls with a bare route that makes the same statements on the same database. */
export async function backendThroughput(): Promise<string> {
  const calls = Object.entries(await measureThroughput())
  return table(
    ['call', 'requests a second', 'bare', 'ratio', 'median ms at 80 %', 'bare', '99% ms at 80 %', 'bare'],
    calls.map(([call, { own, bare, ratio }]) => [
      `\`${call}\``,
      Math.round(own.perSecond),
      Math.round(bare.perSecond),
      ratio,
      own.median,
      bare.median,
      own.p99,
      bare.p99,
    ]),
  )
}
