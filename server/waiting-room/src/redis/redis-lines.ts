import { returnCode } from 'queue-protocol'
import type { Lane, Lines, LineSettings, TicketReply } from '../line/lines.ts'
import { awaitsDraw } from '../line/modes.ts'
import type { TicketKeys } from '../line/ticket-keys.ts'
import { HAS_COME_BACK, insideAmong, waitingAmong, type Known } from '../line/ticket-state.ts'
import { reportIn, SETTING_FIELDS, settingsIn, type LineReply } from './line-replies.ts'
import { redisKey, type Question } from './line-script.ts'
import { inTime, LineScripts, type ScriptOptions } from './line-scripts.ts'
import type { Redis } from './redis.ts'

const ANOTHER_EPOCH = 'EPOCH is another one'
const SEATED_AT_ONCE = 500
const READ_AT_ONCE = 1_000
/** Groups are stored in multiples of it, above state and flag. */
const GROUP = 2 * HAS_COME_BACK

/** Lines in a Redis, shared by all processes that use it. Throws the client's errors if Redis cannot be reached. */
export function createRedisLines({ keys, ...options }: ScriptOptions & { keys: TicketKeys }): Lines {
  const { redis, site, actions, epoch } = options
  const scripts = new LineScripts(options)
  const lineKey = (action: string) => redisKey(site, action, 'line')
  const numbersOf = (action: string) => numbersIn(redis, redisKey(site, action, 'states'))

  return {
    async join(action, lane, network) {
      if (!actions.includes(action)) return { code: returnCode.NO_ACTION }
      const group = network === undefined ? 0 : keys.groupOf(network)
      const reply = await scripts.ask(action, { question: 'join', isPriority: lane === 'priority', group })
      return ticketReplyOf(reply, number => keys.write(action, number))
    },
    check: (key, lane) => askWith(key, 'check', lane),
    stayAlive: key => askWith(key, 'stayAlive'),
    complete: async key => (await askWith(key, 'complete')).code,
    end: async key => (await askWith(key, 'end')).code,
    leave: async key => (await askWith(key, 'leave')).code,
    async steer(action, settings, revision) {
      if (!actions.includes(action)) return 'no such line'
      const fields = fieldsOf(settings)
      return (await inTime(redis.steerLine(site, { action, revision, fields }))) ? 'done' : 'changed since'
    },
    async settingsOf(action) {
      if (!actions.includes(action)) return undefined
      const [found, ...fields] = await inTime(redis.hmGet(lineKey(action), ['epoch', ...SETTING_FIELDS]))
      if (epoch !== undefined && found !== epoch) throw new Error(ANOTHER_EPOCH)
      return settingsIn(fields)
    },
    async report() {
      const reportOf = async (action: string) =>
        [action, reportIn(await scripts.send(action, line => redis.reportLine(line)))] as const
      return new Map(await Promise.all(actions.map(reportOf)))
    },
    nameOf: async key => keys.read(key),
    keyOf: async ({ action, number }) => keys.write(action, number),
    waiting: async action => waitingAmong(await numbersOf(action)),
    inside: async action => insideAmong(await numbersOf(action)),
    async seat(action, present, name) {
      const first = await inTime(redis.reserveSeats(site, action, name, present.length))
      for (let start = 0; start < present.length; start += SEATED_AT_ONCE) {
        const flags = flagsOf(present.slice(start, start + SEATED_AT_ONCE))
        await scripts.send(action, line => redis.seatInLine(line, first + start, flags))
      }
      return first
    },
  }

  async function askWith(key: string, question: Question['question'], lane?: Lane): Promise<TicketReply> {
    const name = keys.read(key)
    if (!name || !actions.includes(name.action)) return { code: returnCode.NO_SUCH_KEY }
    const isPriority = lane === 'priority'
    const reply = await scripts.ask(name.action, { question, number: name.number, isPriority })
    return ticketReplyOf(reply, () => key)
  }
}

/** Returns true if Redis has lost the lines since they were opened. */
export function isOfAnotherEpoch(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('EPOCH ')
}

/** Returns the hash fields of settings; `hasDraw` is set while people wait for a draw in the lobby. */
export function fieldsOf(settings: LineSettings): Record<string, string> {
  const { schedule, drawn, message, endedAt, revision: _, ...plain } = settings
  const hasDraw = awaitsDraw(settings) ? 1 : undefined
  const others = JSON.stringify({ schedule, drawn, message, endedAt })
  const all = Object.entries({ ...plain, hasDraw, others })
  const set = all.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const]))
  return Object.fromEntries(set)
}

/** Returns all numbers that are kept, in order. */
async function numbersIn(redis: Redis, key: string): Promise<Known[]> {
  const flagsByNumber = new Map<number, number>()
  for await (const part of redis.hScanIterator(key, { COUNT: READ_AT_ONCE }))
    for (const { field, value } of part) flagsByNumber.set(Number(field), Number(value))
  return [...flagsByNumber]
    .map(([number, flags]) => ({ number, state: flags % HAS_COME_BACK, group: Math.floor(flags / GROUP) }))
    .toSorted((one, other) => one.number - other.number)
}

const flagsOf = (present: readonly boolean[]) => present.map(isPresent => (isPresent ? '1' : '0')).join('')

function ticketReplyOf({ code, number, place }: LineReply, keyOf: (number: number) => string): TicketReply {
  return number === undefined ? { code } : { code, key: keyOf(number), place }
}
