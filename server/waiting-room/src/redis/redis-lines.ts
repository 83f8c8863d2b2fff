import { returnCode } from 'domain-rules/queue'
import * as v from 'valibot'
import type { LineReport, Lines, LineSettings, ReturnCode, Turn } from '../line/lines.ts'
import { MODES } from '../line/lines.ts'
import type { TicketKeys } from '../line/ticket-keys.ts'
import { redisKey, type Asked } from './line-script.ts'
import type { Redis } from './redis.ts'

const LONGEST_REPLY_MS = 1_000

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
const reportShape = v.tuple([
  v.picklist(MODES),
  limit,
  limit,
  v.nullable(v.pipe(whole, code)),
  whole,
  whole,
  whole,
  whole,
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
    async join(action) {
      if (!actions.includes(action)) return { code: returnCode.NO_ACTION }
      return turnOf(action, await ask({ action, question: 'join' }))
    },
    check: key => askWith(key, 'check'),
    stayAlive: key => askWith(key, 'stayAlive'),
    complete: async key => (await askWith(key, 'complete')).code,
    leave: async key => (await askWith(key, 'leave')).code,
    async steer(action, settings) {
      if (!actions.includes(action)) return false
      const fields = Object.entries(settings).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as const],
      )
      const key = redisKey(site, action, 'line')
      await redis.multi().hDel(key, ['limit', 'rate', 'code']).hSet(key, Object.fromEntries(fields)).exec()
      return true
    },
    async report() {
      const reports = actions.map(
        async action => [action, reportOf(await ask({ action, question: 'report' }))] as const,
      )
      return new Map(await Promise.all(reports))
    },
  }

  async function askWith(key: string, question: Asked['question']): Promise<Turn> {
    const name = keys.read(key)
    if (!name) return { code: returnCode.NO_SUCH_KEY }
    return turnOf(name.action, await ask({ ...name, question }))
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
  const [mode, most, rate, failure, waiting, inside, entered, completed] = v.parse(reportShape, reply)
  return {
    settings: settingsOf({ mode, limit: most, rate }, failure),
    counts: { waiting, inside, entered, completed },
  }
}

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
