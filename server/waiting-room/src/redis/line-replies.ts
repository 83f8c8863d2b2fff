import { returnCode } from 'queue-protocol'
import * as v from 'valibot'
import {
  MODES,
  PHASES,
  type LineReport,
  type LineSettings,
  type Place,
  type ReturnCode,
} from '../line/lines.ts'

/** The settings fields of a line, in reading order. */
export const SETTING_FIELDS = ['mode', 'limit', 'rate', 'code', 'revision', 'others'] as const

/** The reply to one question; without a number if there is none, or none any more. */
export type LineReply = { code: ReturnCode; number?: number; place: Place }

const NUMBERS_PER_REPLY = 6
const MILLIONTHS = 1_000_000
const HUNDREDTHS = 100

const isCode = v.picklist(Object.values(returnCode))
const codes = new Set<number>(Object.values(returnCode))
const whole = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.safeInteger())
const decimal = v.pipe(v.string(), v.transform(Number), v.number())
const limit = v.pipe(
  v.nullable(whole),
  v.transform(value => value ?? undefined),
)

const time = v.number()
/** The settings that the line only stores, as JSON. */
const others = v.pipe(
  v.nullable(v.string()),
  v.transform(text => (text === null ? {} : (JSON.parse(text) as unknown))),
  v.object({
    schedule: v.optional(
      v.object({
        opensAt: time,
        closesAt: v.optional(time),
        draw: v.optional(v.object({ id: v.string(), key: v.string(), byNetwork: v.optional(v.boolean()) })),
        phase: v.picklist(PHASES),
        drawingSince: v.optional(time),
      }),
    ),
    message: v.optional(v.object({ text: v.string(), until: time })),
    endedAt: v.optional(time),
    drawn: v.optional(
      v.array(v.object({ id: v.string(), from: v.number(), to: v.number(), firstPlace: v.number() })),
    ),
  }),
)
const mode = v.pipe(
  v.nullable(v.picklist(MODES)),
  v.transform(value => value ?? 'open'),
)
const settingsShape = v.tuple([mode, limit, limit, v.nullable(v.pipe(whole, isCode)), limit, others])
const reportShape = v.tuple([
  settingsShape,
  v.tuple([whole, whole, whole, whole]),
  v.tuple([decimal, decimal]),
  whole,
])

/** Reads the replies to `count` questions. Throws on anything else. */
export function repliesIn(reply: unknown, count: number): readonly LineReply[] {
  if (!isNumbers(reply) || reply.length !== count * NUMBERS_PER_REPLY)
    throw new Error(`Redis has not replied to ${count} questions.`)
  return Array.from({ length: count }, (_, index) => replyAt(reply, index * NUMBERS_PER_REPLY))
}

function replyAt(numbers: readonly number[], at: number): LineReply {
  const [code = 0, number = 0, ahead = 0, behind = 0, pace = 0, recheckAfter = 0] = numbers.slice(
    at,
    at + NUMBERS_PER_REPLY,
  )
  if (!isReturnCode(code)) throw new Error(`Redis has replied with an unknown code: ${code}`)
  const place = { ahead, behind, perSecond: pace / MILLIONTHS, recheckAfterS: recheckAfter / HUNDREDTHS }
  return number === 0 ? { code, place } : { code, number, place }
}

/** Reads the values of `SETTING_FIELDS`. Throws on anything else. */
export function settingsIn(reply: unknown): LineSettings {
  return settingsOf(v.parse(settingsShape, reply))
}

export function reportIn(reply: unknown): LineReport {
  const [settings, [waiting, inside, entered, completed], pace, closed] = v.parse(reportShape, reply)
  return {
    settings: settingsOf(settings),
    counts: { waiting, inside, entered, completed },
    pace: { entered: pace[0], expected: pace[1] },
    ...(closed === 1 && { isClosed: true }),
  }
}

function settingsOf(read: v.InferOutput<typeof settingsShape>): LineSettings {
  const [set, most, rate, failure, revision = 0, kept] = read
  const limits = { ...(most !== undefined && { limit: most }), ...(rate !== undefined && { rate }) }
  const rest = { ...limits, revision, ...kept }
  return set === 'error'
    ? { mode: set, code: failure ?? returnCode.SYSTEM_ERROR, ...rest }
    : { mode: set, ...rest }
}

function isNumbers(reply: unknown): reply is readonly number[] {
  return Array.isArray(reply) && reply.every(Number.isSafeInteger)
}

function isReturnCode(code: number): code is ReturnCode {
  return codes.has(code)
}
