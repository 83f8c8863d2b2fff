import * as v from 'valibot'
import type { LineSettings } from '../line/lines.ts'
import type { Line } from '../line/line.ts'
import { ticketState, type TicketState } from '../line/ticket-state.ts'

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** One line of the journal, as JSON: states of numbers, counts, the pace, or the settings of an action. */
const recordShape = v.union([
  v.object({ action: v.string(), state: v.enum(ticketState), from: number, to: number }),
  v.object({ action: v.string(), lastNumber: number, entered: number, completed: number }),
  v.object({ action: v.string(), pace: v.pipe(v.number(), v.finite(), v.minValue(0)) }),
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
  else if ('pace' in record) line.restorePace(record.pace)
  else if ('lastNumber' in record) tickets.restoreCounts(record)
  else
    for (let each = record.from; each <= record.to; each += 1) {
      tickets.setState(each, record.state)
      tickets.setComeBack(each)
    }
}

/** Writes a line as few records. Numbers in a row with the same state are one record. */
export function* recordsOf(line: Line): Iterable<JournalRecord> {
  const { action, tickets } = line
  let run: { action: string; state: TicketState; from: number; to: number } | undefined
  for (const each of tickets.known()) {
    const state = tickets.stateOf(each)
    if (run && run.state === state && run.to === each - 1) run.to = each
    else {
      if (run) yield run
      run = { action, state, from: each, to: each }
    }
  }
  if (run) yield run
  const { lastNumber, entered, completed } = tickets.counts()
  yield { action, lastNumber, entered, completed }
  yield { action, pace: line.lastPace() }
  yield { action, settings: line.settings() }
}
