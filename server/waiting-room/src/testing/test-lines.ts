import { createMemoryLines } from '../line/memory-lines.ts'
import type { Lines, LineCounts, LineSettings, Turn } from '../line/lines.ts'

export type TestLines = Lines & {
  /** Lets time go by. */
  pass(seconds: number): void
  /** Takes a number of `act_1`. Throws when none is given. */
  come(): Promise<Turn & { key: string }>
  set(settings: LineSettings): Promise<boolean>
  counts(): Promise<LineCounts>
}

/** Lines whose clock stands still until it is told, with keys K1, K2 … in the order of coming. */
export function testLines(): TestLines {
  let time = 1_000_000
  let keys = 0
  const lines = createMemoryLines({
    actions: ['act_1', 'act_3'],
    now: () => time,
    newKey: () => `K${++keys}`,
  })
  return {
    ...lines,
    pass: seconds => void (time += seconds * 1_000),
    async come() {
      const turn = await lines.join('act_1')
      if (turn.key === undefined) throw new Error(`no number was given: ${turn.code}`)
      return turn
    },
    set: settings => lines.steer('act_1', settings),
    async counts() {
      const report = (await lines.report()).get('act_1')
      if (!report) throw new Error('act_1 has no line')
      return report.counts
    },
  }
}
