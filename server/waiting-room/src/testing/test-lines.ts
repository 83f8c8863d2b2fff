import { createMemoryLines } from '../line/memory-lines.ts'
import type { TicketKeys } from '../line/ticket-keys.ts'
import type { Lines, LineCounts, LineSettings, Steered, TicketReply } from '../line/lines.ts'

export type TestLines = Lines & {
  /** Moves the clock. */
  pass(seconds: number): void
  /** Takes a number of `act_1`. Throws without one. */
  come(): Promise<TicketReply & { key: string }>
  /** Takes several numbers, one after the other; returns their keys. */
  comeTimes(count: number): Promise<string[]>
  /** Returns the codes of all these keys, asked one after the other. */
  codesOf(keys: readonly string[]): Promise<number[]>
  set(settings: LineSettings): Promise<Steered>
  counts(): Promise<LineCounts>
}

/** K1, K2 … for the numbers of `act_1`, and act_3K1 … for those of another action. */
export const readableKeys: TicketKeys = {
  write: (action, number) => `${action === 'act_1' ? '' : action}K${number}`,
  read(key) {
    const [action, number] = key.split('K')
    return number === undefined ? undefined : { action: action || 'act_1', number: Number(number) }
  },
  groupOf: Number,
}

const ACTIONS = ['act_1', 'act_3']

/** Makes lines with this clock, and keys that a person can read. */
export type Engine = (time: { now: () => number; keys: TicketKeys; actions: readonly string[] }) => Lines

/** Lines whose clock only moves by `pass`, with keys K1, K2 … in the order of joining. */
export function testLines(engine: Engine = createMemoryLines): TestLines {
  let time = 1_000_000
  const lines = engine({ actions: ACTIONS, now: () => time, keys: readableKeys })
  async function come(): Promise<TicketReply & { key: string }> {
    const turn = await lines.join('act_1')
    if (turn.key === undefined) throw new Error(`no number was given: ${turn.code}`)
    return turn
  }
  return {
    ...lines,
    pass: seconds => void (time += seconds * 1_000),
    come,
    async comeTimes(count) {
      const keys: string[] = []
      for (let number = 0; number < count; number += 1) keys.push((await come()).key)
      return keys
    },
    async codesOf(keys) {
      const codes: number[] = []
      for (const key of keys) codes.push((await lines.check(key)).code)
      return codes
    },
    set: settings => lines.steer('act_1', settings),
    async counts() {
      const report = (await lines.report()).get('act_1')
      if (!report) throw new Error('act_1 has no line')
      return report.counts
    },
  }
}
