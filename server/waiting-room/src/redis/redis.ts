import { createClient } from '@redis/client'
import { askLine, reportLine, reserveSeats, restoreLine, seatInLine, steerLine } from './line-script.ts'
import { replaceText } from './redis-documents.ts'

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
