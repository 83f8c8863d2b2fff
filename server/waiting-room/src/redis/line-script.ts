import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineScript, type CommandParser } from '@redis/client'

const PARTS = ['line', 'present', 'due', 'states', 'recent', 'lane']

export type Question = {
  question: 'join' | 'check' | 'stayAlive' | 'complete' | 'leave'
  /** None for one who comes. */
  number?: number
  isPriority?: boolean
}

/** What a line is asked under. */
export type Circumstances = {
  site: string
  action: string
  /** Milliseconds; Redis's own time without. */
  now: number | undefined
  /** Redis could not be reached just before, so that no one could ask. */
  hasFailed: boolean
}

/** Where what belongs to an action is kept: `{waiting-room:act_1}:line`. */
export function redisKey(site: string, action: string, part: string): string {
  return `{${site}:${action}}:${part}`
}

/** A script about one line, in one step that nothing else falls into. */
function lineScript<Arguments extends unknown[]>(
  file: string,
  read: (...given: Arguments) => readonly string[],
) {
  return defineScript({
    SCRIPT: `${scriptIn('line.lua')}${scriptIn(file)}`,
    NUMBER_OF_KEYS: PARTS.length,
    parseCommand(
      parser: CommandParser,
      { site, action, now, hasFailed }: Circumstances,
      ...given: Arguments
    ) {
      for (const part of PARTS) parser.pushKey(redisKey(site, action, part))
      parser.push(now === undefined ? '' : String(now), hasFailed ? '1' : '', ...read(...given))
    },
    transformReply: (reply: unknown) => reply,
  })
}

function scriptIn(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
}

export const askLine = lineScript('questions.lua', (questions: readonly Question[]) =>
  questions.flatMap(({ question, number, isPriority }) => [
    question,
    number === undefined ? '' : String(number),
    isPriority ? '1' : '',
  ]),
)

/** Seats numbers from the first on: a 1 for each that is present, a 0 for each that is not. */
export const seatInLine = lineScript('seats.lua', (first: number, flags: string) => [String(first), flags])

export const reportLine = lineScript('report.lua', () => [])

// What counts as changed since, and what there was before, must not come between.
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

/** Replaces the settings of an action, if nothing was changed since the revision; whether it did. */
export const steerLine = defineScript({
  SCRIPT: STEER,
  NUMBER_OF_KEYS: 1,
  parseCommand(parser: CommandParser, site: string, { action, fields, revision }: Steering) {
    parser.pushKey(redisKey(site, action, 'line'))
    parser.push(String(revision ?? ''), ...Object.entries(fields).flat())
  },
  transformReply: (reply: unknown) => reply === 1,
})

// Asked for by several, under one name there are the same numbers.
const RESERVE = `
local first = redis.call('HGET', KEYS[1], ARGV[1])
if first then return tonumber(first) end
first = redis.call('HINCRBY', KEYS[1], 'last', ARGV[2]) - ARGV[2] + 1
redis.call('HSET', KEYS[1], ARGV[1], string.format('%.0f', first))
return first`

/** Takes so many numbers of an action, one after the other, for those who are to be seated under a name; the first of them. */
export const reserveSeats = defineScript({
  SCRIPT: RESERVE,
  NUMBER_OF_KEYS: 1,
  parseCommand(parser: CommandParser, site: string, action: string, name: string, count: number) {
    parser.pushKey(redisKey(site, action, 'line'))
    parser.push(`seats ${name}`, String(count))
  },
  transformReply: (reply: unknown) => Number(reply),
})
