import { returnCode } from 'queue-protocol'
import type { Lane, Lines, TicketReply } from '../line/lines.ts'
import { awaitsDraw } from '../line/modes.ts'
import type { TicketKeys } from '../line/ticket-keys.ts'
import { HAS_COME_BACK, isWaiting, ticketState } from '../line/ticket-state.ts'
import { inBatches } from './batches.ts'
import { repliesIn, reportIn, SETTING_FIELDS, settingsIn, type LineReply } from './line-replies.ts'
import { redisKey, type Circumstances, type Question } from './line-script.ts'
import type { Redis } from './redis.ts'

const LONGEST_REPLY_MS = 1_000
// Redis does nothing else meanwhile: some milliseconds.
const ASKED_AT_ONCE = 256
const SEATED_AT_ONCE = 500
const READ_AT_ONCE = 1_000

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
  /** The lines of which no one could ask since Redis was lost. */
  const failed = new Set<string>()
  const batches = new Map(
    actions.map(action => {
      const sendAll = async (questions: readonly Question[]) =>
        repliesIn(await send(action, line => redis.askLine(line, questions)), questions.length)
      return [action, inBatches(sendAll, ASKED_AT_ONCE)]
    }),
  )
  redis.on('error', failAll)

  return {
    async join(action, lane) {
      const ask = batches.get(action)
      if (!ask) return { code: returnCode.NO_ACTION }
      const reply = await ask({ question: 'join', isPriority: lane === 'priority' })
      return ticketReplyOf(reply, number => keys.write(action, number))
    },
    check: (key, lane) => askWith(key, 'check', lane),
    stayAlive: key => askWith(key, 'stayAlive'),
    complete: async key => (await askWith(key, 'complete')).code,
    leave: async key => (await askWith(key, 'leave')).code,
    async steer(action, settings, revision) {
      if (!actions.includes(action)) return 'no such line'
      const { schedule, drawn, revision: _, ...plain } = settings
      const hasDraw = awaitsDraw(settings) ? 1 : undefined
      const all = Object.entries({ ...plain, hasDraw, others: JSON.stringify({ schedule, drawn }) })
      const set = all.flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as const],
      )
      const isDone = await inTime(
        redis.steerLine(site, { action, revision, fields: Object.fromEntries(set) }),
      )
      return isDone ? 'done' : 'changed since'
    },
    async settingsOf(action) {
      if (!actions.includes(action)) return undefined
      return settingsIn(await inTime(redis.hmGet(redisKey(site, action, 'line'), [...SETTING_FIELDS])))
    },
    async report() {
      const reports = actions.map(
        async action => [action, reportIn(await send(action, line => redis.reportLine(line)))] as const,
      )
      return new Map(await Promise.all(reports))
    },
    nameOf: async key => keys.read(key),
    keyOf: async ({ action, number }) => keys.write(action, number),
    async waiting(action) {
      const stateByNumber = new Map<number, number>()
      const parts = redis.hScanIterator(redisKey(site, action, 'states'), { COUNT: READ_AT_ONCE })
      for await (const part of parts)
        for (const { field, value } of part) stateByNumber.set(Number(field), Number(value) % HAS_COME_BACK)
      return [...stateByNumber]
        .filter(([, state]) => isWaiting(state))
        .map(([number, state]) => ({ number, isPresent: state === ticketState.PRESENT }))
        .toSorted((one, other) => one.number - other.number)
    },
    async seat(action, present, name) {
      const first = await inTime(redis.reserveSeats(site, action, name, present.length))
      for (let start = 0; start < present.length; start += SEATED_AT_ONCE) {
        const some = present.slice(start, start + SEATED_AT_ONCE)
        const flags = some.map(isPresent => (isPresent ? '1' : '0')).join('')
        await send(action, line => redis.seatInLine(line, first + start, flags))
      }
      return first
    },
  }

  async function askWith(key: string, question: Question['question'], lane?: Lane): Promise<TicketReply> {
    const name = keys.read(key)
    const ask = name && batches.get(name.action)
    if (!ask) return { code: returnCode.NO_SUCH_KEY }
    const reply = await ask({ question, number: name.number, isPriority: lane === 'priority' })
    return ticketReplyOf(reply, () => key)
  }

  async function send(action: string, run: (line: Circumstances) => Promise<unknown>): Promise<unknown> {
    const hasFailed = failed.has(action)
    try {
      const reply = await inTime(run({ site, action, now: now?.(), hasFailed }))
      if (hasFailed) failed.delete(action)
      return reply
    } catch (error) {
      failAll()
      throw error
    }
  }

  function failAll(): void {
    for (const action of actions) failed.add(action)
  }
}

function ticketReplyOf({ code, number, place }: LineReply, keyOf: (number: number) => string): TicketReply {
  return number === undefined ? { code } : { code, key: keyOf(number), place }
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
