import { defineScript, type CommandParser } from '@redis/client'

const REPLACE = `
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2])
return 1`

/** Writes a text if the stored one is still `before`; empty is none. */
export const replaceText = defineScript({
  SCRIPT: REPLACE,
  NUMBER_OF_KEYS: 1,
  parseCommand(parser: CommandParser, key: string, before: string, text: string) {
    parser.pushKey(key)
    parser.push(before, text)
  },
  transformReply: (reply: unknown) => reply === 1,
})
