import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineScript, type CommandParser } from '@redis/client'

const SCRIPT = readFileSync(join(import.meta.dirname, 'line.lua'), 'utf8')
const PARTS = ['line', 'present', 'due', 'states', 'recent']

export type Asked = {
  action: string
  question: 'join' | 'check' | 'stayAlive' | 'complete' | 'leave' | 'report'
  number?: number
  /** Milliseconds; Redis's own time without. */
  now?: number | undefined
  /** Redis could not be reached just before, so that no one could ask. */
  hasFailed: boolean
}

/** Where what belongs to an action is kept: `{waiting-room:act_1}:line`. */
export function redisKey(site: string, action: string, part: string): string {
  return `{${site}:${action}}:${part}`
}

/** Asks the line of an action one question, in one step that no other question falls into. */
export const askLine = defineScript({
  SCRIPT,
  NUMBER_OF_KEYS: PARTS.length,
  parseCommand(parser: CommandParser, site: string, { action, question, number = 0, now, hasFailed }: Asked) {
    for (const part of PARTS) parser.pushKey(redisKey(site, action, part))
    parser.push(question, String(number), now === undefined ? '' : String(now), hasFailed ? '1' : '')
  },
  transformReply: (reply: unknown) => reply,
})
