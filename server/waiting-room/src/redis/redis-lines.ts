import { returnCode } from 'domain-rules/queue'
import * as v from 'valibot'
import type { Lane, LineReport, Lines, LineSettings, ReturnCode, Turn } from '../line/lines.ts'
import { MODES, PHASES } from '../line/lines.ts'
import type { TicketKeys } from '../line/ticket-keys.ts'
import { HAS_COME_BACK, isWaiting, ticketState } from '../line/ticket-state.ts'
import { redisKey, type Asked } from './line-script.ts'
import type { Redis } from './redis.ts'

const LONGEST_REPLY_MS = 1_000
const SEATED_AT_ONCE = 2_000

const code = v.picklist(Object.values(returnCode))
const whole = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.safeInteger())
const limit = v.pipe(
  v.nullable(whole),
  v.transform(value => value ?? undefined),
)

const turnShape = v.union([
  v.strictTuple([code]),
  v.strictTuple([code, whole, whole, whole, v.pipe(v.string(), v.transform(Number)), whole]),
])
const decimal = v.pipe(v.string(), v.transform(Number), v.number())
const time = v.number()
/** What operators have set besides, as JSON. */
const others = v.pipe(
  v.nullable(v.string()),
  v.transform(text => (text === null ? {} : (JSON.parse(text) as unknown))),
  v.object({
    schedule: v.optional(
      v.object({
        opensAt: time,
        closesAt: v.optional(time),
        draw: v.optional(v.object({ id: v.string(), key: v.string() })),
        phase: v.picklist(PHASES),
      }),
    ),
    drawn: v.optional(
      v.array(v.object({ id: v.string(), from: v.number(), to: v.number(), firstPlace: v.number() })),
    ),
  }),
)
const reportShape = v.tuple([
  v.tuple([v.picklist(MODES), limit, limit, v.nullable(v.pipe(whole, code)), limit, others]),
  v.tuple([whole, whole, whole, whole]),
  v.tuple([decimal, decimal]),
])

type Options = {
  redis: Redis
  /** What the keys in Redis begin with. */
  site: string
  actions: readonly string[]
  keys: TicketKeys
  /** Milliseconds; Redis's own time without. */
  now?: () => number
}

/** Lines in a Redis, shared by all processes that use it. Throws what the client throws when Redis cannot be reached. */
export function createRedisLines({ redis, site, actions, keys, now }: Options): Lines {
  let hasFailed = false
  redis.on('error', () => (hasFailed = true))

  return {
    async join(action, lane) {
      if (!actions.includes(action)) return { code: returnCode.NO_ACTION }
      return turnOf(action, await ask({ action, question: 'join', flags: flagOf(lane) }))
    },
    check: (key, lane) => askWith(key, 'check', lane),
    stayAlive: key => askWith(key, 'stayAlive'),
    complete: async key => (await askWith(key, 'complete')).code,
    leave: async key => (await askWith(key, 'leave')).code,
    async steer(action, settings, revision) {
      if (!actions.includes(action)) return 'no such line'
      const { schedule, drawn, revision: _, ...plain } = settings
      const all = Object.entries({ ...plain, others: JSON.stringify({ schedule, drawn }) })
      const set = all.flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as const],
      )
      const isDone = await inTime(
        redis.steerLine(site, { action, revision, fields: Object.fromEntries(set) }),
      )
      return isDone ? 'done' : 'changed since'
    },
    async report() {
      const reports = actions.map(
        async action => [action, reportOf(await ask({ action, question: 'report' }))] as const,
      )
      return new Map(await Promise.all(reports))
    },
    nameOf: async key => keys.read(key),
    keyOf: async ({ action, number }) => keys.write(action, number),
    async waiting(action) {
      const states = Object.entries(await redis.hGetAll(redisKey(site, action, 'states')))
      return states
        .map(([number, state]) => ({ number: Number(number), state: Number(state) % HAS_COME_BACK }))
        .filter(({ state }) => isWaiting(state))
        .map(({ number, state }) => ({ number, isPresent: state === ticketState.PRESENT }))
        .toSorted((one, other) => one.number - other.number)
    },
    async seat(action, present) {
      const last = await inTime(redis.hIncrBy(redisKey(site, action, 'line'), 'last', present.length))
      const first = last - present.length + 1
      for (let start = 0; start < present.length; start += SEATED_AT_ONCE) {
        const some = present.slice(start, start + SEATED_AT_ONCE)
        const flags = some.map(isPresent => (isPresent ? '1' : '0')).join('')
        await ask({ action, question: 'seat', number: first + start, flags })
      }
      return first
    },
  }

  async function askWith(key: string, question: Asked['question'], lane?: Lane): Promise<Turn> {
    const name = keys.read(key)
    if (!name) return { code: returnCode.NO_SUCH_KEY }
    return turnOf(name.action, await ask({ ...name, question, flags: flagOf(lane) }))
  }

  async function ask(asked: Omit<Asked, 'now' | 'hasFailed'>): Promise<unknown> {
    const isFirst = hasFailed
    try {
      const reply = await inTime(redis.askLine(site, { ...asked, now: now?.(), hasFailed }))
      if (isFirst) hasFailed = false
      return reply
    } catch (error) {
      hasFailed = true
      throw error
    }
  }

  function turnOf(action: string, reply: unknown): Turn {
    const read = v.parse(turnShape, reply)
    if (read.length === 1) return { code: read[0] }
    const [ended, number, ahead, behind, perSecond, recheckAfterS] = read
    return {
      code: ended,
      key: keys.write(action, number),
      place: { ahead, behind, perSecond, recheckAfterS },
    }
  }
}

function reportOf(reply: unknown): LineReport {
  const [[mode, most, rate, failure, revision = 0, kept], counts, pace] = v.parse(reportShape, reply)
  const [waiting, inside, entered, completed] = counts
  return {
    settings: { ...settingsOf({ mode, limit: most, rate }, failure), revision, ...kept },
    counts: { waiting, inside, entered, completed },
    pace: { entered: pace[0], expected: pace[1] },
  }
}

const flagOf = (lane: Lane | undefined) => (lane === 'priority' ? '1' : '')

function settingsOf(
  {
    mode,
    limit: most,
    rate,
  }: { mode: LineSettings['mode']; limit: number | undefined; rate: number | undefined },
  failure: ReturnCode | null,
): LineSettings {
  const limits = { ...(most !== undefined && { limit: most }), ...(rate !== undefined && { rate }) }
  return mode === 'error'
    ? { mode, code: failure ?? returnCode.SYSTEM_ERROR, ...limits }
    : { mode, ...limits }
}

// A Redis that stands still keeps its connections open and says nothing.
async function inTime<T>(reply: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis has not replied in time.')), LONGEST_REPLY_MS)
  })
  try {
    return await Promise.race([reply, late])
  } finally {
    clearTimeout(timer)
  }
}
