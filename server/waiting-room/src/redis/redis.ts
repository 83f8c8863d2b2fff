import { createClient, defineScript, type CommandParser } from '@redis/client'
import { askLine, reportLine, reserveSeats, restoreLine, seatInLine, steerLine } from './line-script.ts'

const TRY_AGAIN_AFTER_MS = 200

export type Redis = ReturnType<typeof createRedis>

/** Creates a client that fails at once while Redis is out of reach, and connects again by itself. Call `connect()`. */
export function createRedis(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: () => TRY_AGAIN_AFTER_MS },
    scripts: { askLine, reportLine, reserveSeats, restoreLine, seatInLine, steerLine, replaceText },
  })
}

const REPLACE = `
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2])
return 1`

/** Writes a text if the stored one is still `before`; empty is none. */
const replaceText = defineScript({
  SCRIPT: REPLACE,
  NUMBER_OF_KEYS: 1,
  parseCommand(parser: CommandParser, key: string, before: string, text: string) {
    parser.pushKey(key)
    parser.push(before, text)
  },
  transformReply: (reply: unknown) => reply === 1,
})
