import { readFileSync } from 'node:fs'
import { defineScript, type CommandParser } from '@redis/client'

const COMMON = new URL('./line.lua', import.meta.url)
const PARTS = ['line', 'present', 'due', 'states', 'recent', 'lane']

export type Question = {
  question: 'join' | 'check' | 'stayAlive' | 'complete' | 'end' | 'leave'
  /** Missing for a person who joins. */
  number?: number
  isPriority?: boolean
  /** The group of the network of a person who joins. */
  group?: number
}

/** The line that a script is about, and its circumstances. */
export type Circumstances = {
  site: string
  action: string
  /** Milliseconds; the time of Redis if it is missing. */
  now: number | undefined
  /** True after a failure, in which nobody could ask. */
  hasFailed: boolean
  /** The epoch in which the lines were opened; empty for any. */
  epoch: string
}

/** Returns the Redis key of a part of a line: `{waiting-room:act_1}:line`. */
export function redisKey(site: string, action: string, part: string): string {
  return `{${site}:${action}}:${part}`
}

/** Defines an atomic script about one line; its file follows the functions that all of them share. */
function lineScript<Arguments extends unknown[]>(
  file: URL,
  read: (...given: Arguments) => readonly string[],
) {
  return defineScript({
    SCRIPT: `${textIn(COMMON)}${textIn(file)}`,
    NUMBER_OF_KEYS: PARTS.length,
    parseCommand(
      parser: CommandParser,
      { site, action, now, hasFailed, epoch }: Circumstances,
      ...given: Arguments
    ) {
      for (const part of PARTS) parser.pushKey(redisKey(site, action, part))
      parser.push(now === undefined ? '' : String(now), hasFailed ? '1' : '', epoch, ...read(...given))
    },
    transformReply: (reply: unknown) => reply,
  })
}

function textIn(file: URL): string {
  return readFileSync(file, 'utf8')
}

export const askLine = lineScript(
  new URL('./questions.lua', import.meta.url),
  (questions: readonly Question[]) =>
    questions.flatMap(({ question, number, isPriority, group = 0 }) => [
      question,
      String(number ?? group),
      isPriority ? '1' : '',
    ]),
)

/** Seats numbers from `first` on. `flags` has a 1 for each present number, and a 0 for each absent one. */
export const seatInLine = lineScript(
  new URL('./seats.lua', import.meta.url),
  (first: number, flags: string) => [String(first), flags],
)

export const reportLine = lineScript(new URL('./report.lua', import.meta.url), () => [])

// Atomic: the revision is compared and replaced in one step.
const STEER = `
local revision = tonumber(redis.call('HGET', KEYS[1], 'revision') or 0)
if ARGV[1] ~= '' and tonumber(ARGV[1]) ~= revision then return 0 end
redis.call('HDEL', KEYS[1], 'limit', 'rate', 'code', 'hasDraw', 'others')
redis.call('HSET', KEYS[1], 'revision', revision + 1, unpack(ARGV, 2))
return 1`

export type Steering = {
  action: string
  fields: Readonly<Record<string, string>>
  revision?: number | undefined
}

/** Replaces the settings of an action if the revision is current; returns true if it was. */
export const steerLine = defineScript({
  SCRIPT: STEER,
  NUMBER_OF_KEYS: 1,
  parseCommand(parser: CommandParser, site: string, { action, fields, revision }: Steering) {
    parser.pushKey(redisKey(site, action, 'line'))
    parser.push(String(revision ?? ''), ...Object.entries(fields).flat())
  },
  transformReply: (reply: unknown) => reply === 1,
})

// Lines of another epoch are nobody's: their keys cannot be read any more. A line of an earlier release has no epoch. Numbers
// begin above all earlier ones, at hundredths of a second. The turns from before last a minute at most.
const RESTORE = `
local epoch = redis.call('HGET', KEYS[1], 'epoch')
if epoch == ARGV[1] then return 0 end
if not epoch and redis.call('HEXISTS', KEYS[1], 'last') == 1 then return redis.call('HSET', KEYS[1], 'epoch', ARGV[1]) end
for _, part in ipairs(KEYS) do redis.call('DEL', part) end
redis.call('HSET', KEYS[1], 'epoch', ARGV[1])
if #ARGV == 2 then return 1 end
local time = redis.call('TIME')
local now = tonumber(ARGV[2]) or time[1] * 1000 + math.floor(time[2] / 1000)
local last, closedUntil = string.format('%.0f', now / 10), string.format('%.0f', now + 60000)
redis.call('HSET', KEYS[1], 'last', last, 'closedUntil', closedUntil, unpack(ARGV, 3))
return 1`

/** Begins a new epoch of a line that Redis has lost, with the settings from before, if there are any. */
export const restoreLine = defineScript({
  SCRIPT: RESTORE,
  NUMBER_OF_KEYS: PARTS.length,
  parseCommand(
    parser: CommandParser,
    site: string,
    action: string,
    { epoch, now }: Pick<Circumstances, 'epoch' | 'now'>,
    fields: Readonly<Record<string, string>>,
  ) {
    for (const part of PARTS) parser.pushKey(redisKey(site, action, part))
    parser.push(epoch, String(now ?? ''), ...Object.entries(fields).flat())
  },
  transformReply: (reply: unknown) => Number(reply),
})

// One name gets the same numbers, however often they are reserved.
const RESERVE = `
local first = redis.call('HGET', KEYS[1], ARGV[1])
if first then return tonumber(first) end
first = redis.call('HINCRBY', KEYS[1], 'last', ARGV[2]) - ARGV[2] + 1
redis.call('HSET', KEYS[1], ARGV[1], string.format('%.0f', first))
return first`

/** Reserves `count` numbers of an action in a row under a name; returns the first. */
export const reserveSeats = defineScript({
  SCRIPT: RESERVE,
  NUMBER_OF_KEYS: 1,
  parseCommand(parser: CommandParser, site: string, action: string, name: string, count: number) {
    parser.pushKey(redisKey(site, action, 'line'))
    parser.push(`seats ${name}`, String(count))
  },
  transformReply: (reply: unknown) => Number(reply),
})
