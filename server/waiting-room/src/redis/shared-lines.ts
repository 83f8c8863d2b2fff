import { randomBytes } from 'node:crypto'
import { returnCode } from 'queue-protocol'
import type { Documents } from '../documents/documents.ts'
import { LinesOutOfReach, type Lines, type Place, type TicketReply } from '../line/lines.ts'
import { createTicketKeys, type TicketKeys } from '../line/ticket-keys.ts'
import { createRedis, type Redis } from './redis.ts'
import { createRedisLines } from './redis-lines.ts'

const SITE = 'waiting-room'
const ASK_AGAIN_AFTER_S = 2
const SECRET_BYTES = 32

type Options = {
  url: string
  actions: readonly string[]
  onFailure: (error: unknown) => void
  /** Milliseconds; Redis's own time without. */
  now?: () => number
}
type Opened = { lines: Lines; keys: TicketKeys }

export type SharedLines = Lines & { documents: Documents; close(): void }

/**
 * Lines that all processes with this Redis share, keys included. While it cannot be reached no one loses a place: who
 * waits is told to go on waiting, and who comes to come again a little later. `onFailure` hears of it once.
 */
export function openSharedLines({ url, actions, onFailure, now }: Options): SharedLines {
  const redis = createRedis(url)
  let isReachable = true
  let opening: Promise<Opened> | undefined
  let opened: Opened | undefined
  /** Who was last told to wait, by action: from there the place of others is guessed. */
  const lastPlace = new Map<string, { number: number; place: Place }>()

  redis.on('error', hearFailure)
  // It tries until it is closed, and says what fails by the event.
  redis.connect().catch(hearFailure)

  return {
    join: (action, lane) =>
      ask(
        async lines => remembered(await lines.join(action, lane)),
        () => ({ code: returnCode.IP_BLOCK }),
      ),
    check: (key, lane) =>
      ask(
        async lines => remembered(await lines.check(key, lane)),
        () => keepWaiting(key),
      ),
    stayAlive: key =>
      ask(
        async lines => lines.stayAlive(key),
        () => keepWaiting(key),
      ),
    complete: key =>
      ask(
        async lines => lines.complete(key),
        () => returnCode.UNAVAILABLE,
      ),
    leave: key =>
      ask(
        async lines => lines.leave(key),
        () => returnCode.UNAVAILABLE,
      ),
    steer: (action, settings, revision) => reach(lines => lines.steer(action, settings, revision)),
    settingsOf: action => reach(lines => lines.settingsOf(action)),
    report: () => reach(lines => lines.report()),
    nameOf: async key => opened?.keys.read(key),
    keyOf: name => reach(lines => lines.keyOf(name)),
    waiting: action => reach(lines => lines.waiting(action)),
    seat: (action, present, name) => reach(lines => lines.seat(action, present, name)),
    documents: {
      read: name => reach(() => redis.get(documentKey(name))),
      replace: (name, before, text) => reach(() => redis.replaceText(documentKey(name), before ?? '', text)),
    },
    close: () => redis.destroy(),
  }

  async function ask<T>(question: (lines: Lines) => Promise<T>, meanwhile: () => T): Promise<T> {
    try {
      const reply = await question((await open()).lines)
      isReachable = true
      return reply
    } catch (error) {
      hearFailure(error)
      return meanwhile()
    }
  }

  async function reach<T>(work: (lines: Lines) => Promise<T>): Promise<T> {
    try {
      return await work((await open()).lines)
    } catch (error) {
      throw new LinesOutOfReach('Redis cannot be reached.', { cause: error })
    }
  }

  async function open(): Promise<Opened> {
    opening ??= firstOpen()
    try {
      return (opened = await opening)
    } catch (error) {
      opening = undefined
      throw error
    }
  }

  async function firstOpen(): Promise<Opened> {
    const keys = createTicketKeys(await sharedSecret(redis), actions)
    return { keys, lines: createRedisLines({ redis, site: SITE, actions, keys, ...(now && { now }) }) }
  }

  function remembered(turn: TicketReply): TicketReply {
    const name = turn.code === returnCode.CONTINUE ? opened?.keys.read(turn.key ?? '') : undefined
    if (name && turn.place) lastPlace.set(name.action, { number: name.number, place: turn.place })
    return turn
  }

  function keepWaiting(key: string): TicketReply {
    const name = opened?.keys.read(key)
    if (opened && !name) return { code: returnCode.NO_SUCH_KEY }
    const last = name && lastPlace.get(name.action)
    const ahead = name && last ? Math.max(0, last.place.ahead + name.number - last.number) : 0
    const { behind = 0, perSecond = 1 } = last?.place ?? {}
    const place = { ahead, behind, perSecond, recheckAfterS: ASK_AGAIN_AFTER_S }
    return { code: returnCode.CONTINUE, key, place }
  }

  function hearFailure(error: unknown): void {
    if (isReachable) onFailure(error)
    isReachable = false
  }
}

const documentKey = (name: string) => `{${SITE}}:document:${name}`

/** Made by the process that comes first. */
async function sharedSecret(redis: Redis): Promise<Uint8Array> {
  const key = `{${SITE}}:key`
  await redis.set(key, randomBytes(SECRET_BYTES).toString('hex'), { condition: 'NX' })
  return Buffer.from((await redis.get(key)) ?? '', 'hex')
}
