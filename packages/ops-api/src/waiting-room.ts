import * as v from 'valibot'
import { count, reading, reason, revision } from './fields.ts'
import * as t from './texts.ko.ts'

const MOST_LISTED = 1_000

/** The characters of a message to people who wait. */
export const LONGEST_MESSAGE = 200

export const CONTROLS = ['open', 'pause', 'drain', 'block', 'bypass'] as const

const schedule = v.object({
  phase: v.string(),
  opensAt: v.string(),
  closesAt: v.nullable(v.string()),
  draw: v.nullable(v.object({ id: v.string(), commitment: v.string(), byNetwork: v.boolean() })),
})

const line = v.object({
  step: v.string(),
  mode: v.string(),
  /** Null is no limit. */
  limit: v.nullable(count),
  rate: v.nullable(count),
  waiting: count,
  inside: count,
  entered: count,
  completed: count,
  /** The number of people who wait for the draw. */
  registered: count,
  perSecond: count,
  /** The wait of a newcomer; null while no one enters. */
  waitSeconds: v.nullable(count),
  schedule: v.nullable(schedule),
  /** The message to people who wait; it is shown until its end. */
  message: v.nullable(v.object({ text: v.string(), until: v.string() })),
  revision: v.number(),
})

const lines = v.record(v.string(), line)

const lists = v.object({ revision: v.number(), deny: v.array(v.string()), priority: v.array(v.string()) })

const waitingRoom = v.object({ actions: lines, lists })

const UNAVAILABLE = 'WAITING_ROOM_UNAVAILABLE'
const NO_LINE = 'QUEUE_ACTION_NOT_FOUND'
const CHANGED = 'WAITING_ROOM_CHANGED: another operator has changed it since `basedOn`'

const amount = v.optional(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))))
const time = v.pipe(v.string(), v.isoTimestamp(t.notTime))

const plan = v.pipe(
  v.strictObject({
    opensAt: time,
    closesAt: v.optional(time),
    draw: v.optional(v.boolean(), true),
    /** False draws all numbers alike, also those of one network. */
    byNetwork: v.optional(v.boolean(), true),
  }),
  v.forward(
    v.check(
      ({ opensAt, closesAt }) =>
        // A text that is no time has a sentence of its own.
        closesAt === undefined || !(Date.parse(closesAt) <= Date.parse(opensAt)),
      t.closesBeforeOpening,
    ),
    ['closesAt'],
  ),
)

export const readWaitingRoom = {
  ...reading,
  path: '/ops/api/waiting-room',
  summary: 'Returns every line with its settings and figures, and the lists.',
  response: waitingRoom,
  refusals: { 503: UNAVAILABLE },
} as const

const figures = v.array(v.nullable(count))

/** The values of the sixty minutes from `from` on, the oldest first; null where nothing was measured, or no limit was. */
const history = v.object({
  from: v.string(),
  lines: v.record(
    v.string(),
    v.object({ waiting: figures, inside: figures, limit: figures, perSecond: figures, rate: figures }),
  ),
})

export const readLineHistory = {
  ...reading,
  path: '/ops/api/waiting-room/history',
  summary: 'Returns the last hour of every line that had people in it, by the minute.',
  response: history,
} as const

export const changeLine = {
  method: 'PUT',
  path: '/ops/api/waiting-room/:action',
  role: 'waiting-room',
  summary:
    'Changes mode, limits and schedule of a line; an absent field stays as it is, null removes a limit or the schedule.',
  params: v.object({ action: v.string() }),
  body: v.strictObject({
    mode: v.optional(v.picklist(CONTROLS)),
    limit: amount,
    rate: amount,
    schedule: v.optional(v.nullable(plan)),
    basedOn: v.optional(revision),
    reason,
  }),
  response: line,
  refusals: { 404: NO_LINE, 409: CHANGED, 503: UNAVAILABLE },
} as const

const text = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(LONGEST_MESSAGE),
  v.regex(/^\P{Cc}*$/u, t.oneLine),
)

export const changeMessage = {
  method: 'PUT',
  path: '/ops/api/waiting-room/message',
  role: 'waiting-room',
  summary:
    'Shows a message to all who wait, in one line or in all, until its end; null removes it. Returns these lines.',
  body: v.strictObject({
    action: v.optional(v.string()),
    message: v.nullable(v.strictObject({ text, until: time })),
    reason,
  }),
  response: lines,
  refusals: { 404: NO_LINE, 503: UNAVAILABLE },
} as const

export const endTurns = {
  method: 'POST',
  path: '/ops/api/waiting-room/:action/end-turns',
  role: 'waiting-room',
  summary: 'Ends all turns of a line that go on, and voids their passes; returns their number.',
  params: v.object({ action: v.string() }),
  body: v.strictObject({ reason }),
  response: v.object({ ended: count }),
  refusals: { 404: NO_LINE, 503: UNAVAILABLE },
} as const

const listed = v.pipe(v.array(v.string()), v.maxLength(MOST_LISTED))

export const changeLists = {
  method: 'PUT',
  path: '/ops/api/waiting-room/lists',
  role: 'waiting-room',
  summary:
    'Replaces the lists of addresses, networks and numbers that all lines refuse, and that may pass others.',
  body: v.strictObject({ deny: listed, priority: listed, basedOn: revision, reason }),
  response: lists,
  refusals: { 409: CHANGED, 503: UNAVAILABLE },
} as const

export type LineReport = v.InferOutput<typeof line>
export type LineHistory = v.InferOutput<typeof history>
export type LineChange = v.InferInput<typeof changeLine.body>
export type WaitingLists = v.InferOutput<typeof lists>
