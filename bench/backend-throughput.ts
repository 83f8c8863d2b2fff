import { parseArgs } from 'node:util'
import { table } from './table.ts'
import { commonCalls } from './throughput/common-calls.ts'
import { measureThroughput } from './throughput/measure-throughput.ts'

const OPTIONS = { calls: { type: 'string', default: Object.keys(commonCalls).join() } } as const

/**
 * Compares the ten commonest calls with a bare route that makes the same statements on the same database. `--calls`
 * chooses some of them.
 */
export async function backendThroughput(args: string[]): Promise<string> {
  const { values } = parseArgs({ args, options: OPTIONS })
  const calls = Object.entries(await measureThroughput(values.calls.split(',')))
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
