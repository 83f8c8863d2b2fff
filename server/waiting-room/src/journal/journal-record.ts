import * as v from 'valibot'
import type { LineSettings } from '../line/lines.ts'
import type { Line } from '../line/line.ts'
import { ticketState, type TicketState } from '../line/ticket-state.ts'

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** One line of the journal, which is JSON: of an action, what some numbers are now, how much was counted, how many enter a second, or what holds. */
const recordShape = v.union([
  v.object({ action: v.string(), state: v.enum(ticketState), from: number, to: number }),
  v.object({ action: v.string(), lastNumber: number, entered: number, completed: number }),
  v.object({ action: v.string(), pace: v.pipe(v.number(), v.finite(), v.minValue(0)) }),
  v.object({ action: v.string(), settings: v.custom<LineSettings>(value => v.is(v.object({}), value)) }),
])

export type JournalRecord = v.InferOutput<typeof recordShape>

/** Undefined for a line that was cut off when the machine lost its power. */
export function readRecord(text: string): JournalRecord | undefined {
  try {
    const read = v.safeParse(recordShape, JSON.parse(text))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

/** Makes of a line what the record says. */
export function applyRecord({ tickets, steer, restorePace }: Line, record: JournalRecord): void {
  if ('settings' in record) steer(record.settings)
  else if ('pace' in record) restorePace(record.pace)
  else if ('lastNumber' in record) tickets.restoreCounts(record)
  else
    for (let each = record.from; each <= record.to; each += 1) {
      tickets.setState(each, record.state)
      tickets.setComeBack(each)
    }
}

/** As few records as make an empty line what this one is; those in a row that are the same are one. */
export function* recordsOf({ action, tickets, settings, lastPace }: Line): Iterable<JournalRecord> {
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
  yield { action, pace: lastPace() }
  yield { action, settings: settings() }
}
