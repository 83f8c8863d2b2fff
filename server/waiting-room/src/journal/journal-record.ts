import * as v from 'valibot'
import type { LineSettings } from '../line/lines.ts'
import type { Line } from '../line/line.ts'
import { ticketState } from '../line/ticket-state.ts'

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const amount = v.pipe(v.number(), v.finite(), v.minValue(0))

/** One line of the journal, as JSON: states and groups of numbers, counts, the pace, or the settings of an action. */
const recordShape = v.union([
  v.object({ action: v.string(), state: v.enum(ticketState), from: number, to: number }),
  v.object({ action: v.string(), group: number, from: number, to: number }),
  v.object({ action: v.string(), lastNumber: number, entered: number, completed: number }),
  v.object({ action: v.string(), pace: amount, turnS: v.optional(amount) }),
  v.object({ action: v.string(), settings: v.custom<LineSettings>(value => v.is(v.object({}), value)) }),
])

export type JournalRecord = v.InferOutput<typeof recordShape>

/** Reads a line of the journal; undefined for one that a power cut has cut off. */
export function readRecord(text: string): JournalRecord | undefined {
  try {
    const read = v.safeParse(recordShape, JSON.parse(text))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

/** Applies a record to a line. */
export function applyRecord(line: Line, record: JournalRecord): void {
  const { tickets } = line
  if ('settings' in record) line.steer(record.settings)
  else if ('pace' in record) line.restorePace(record)
  else if ('lastNumber' in record) tickets.restoreCounts(record)
  else if ('group' in record)
    for (let each = record.from; each <= record.to; each += 1) line.groups.set(each, record.group)
  else
    for (let each = record.from; each <= record.to; each += 1) {
      tickets.setState(each, record.state)
      tickets.setComeBack(each)
    }
}

/** Writes a line as few records. Numbers in a row with the same state or group are one record. */
export function* recordsOf(line: Line): Iterable<JournalRecord> {
  const { action, tickets, groups } = line
  for (const { value: state, ...run } of runsOf(tickets.known(), each => tickets.stateOf(each)))
    yield { action, state, ...run }
  for (const { value: group, ...run } of runsOf(groups.keys(), each => groups.get(each) ?? 0))
    yield { action, group, ...run }
  const { lastNumber, entered, completed } = tickets.counts()
  yield { action, lastNumber, entered, completed }
  yield { action, ...line.lastPace() }
  yield { action, settings: line.settings() }
}

function* runsOf<T>(
  numbers: Iterable<number>,
  valueOf: (number: number) => T,
): Iterable<{ value: T; from: number; to: number }> {
  let run: { value: T; from: number; to: number } | undefined
  for (const each of numbers) {
    const value = valueOf(each)
    if (run && run.value === value && run.to === each - 1) run.to = each
    else {
      if (run) yield run
      run = { value, from: each, to: each }
    }
  }
  if (run) yield run
}
