import { randomBytes } from 'node:crypto'
import { LinesOutOfReach, type Lines } from '../line/lines.ts'
import { createTicketKeys, type TicketKeys } from '../line/ticket-keys.ts'
import { createRedisLines } from './redis-lines.ts'
import { createRedis, type Redis } from './redis.ts'

/** The prefix of all keys in Redis. */
export const SITE = 'waiting-room'
const SECRET_BYTES = 32

export type Options = {
  url: string
  actions: readonly string[]
  onFailure: (error: unknown) => void
  /** Milliseconds; the time of Redis if it is missing. */
  now?: () => number
}

type Opened = { lines: Lines; keys: TicketKeys }

/** The lines in a Redis that may be out of reach. It connects again by itself. */
export class Connection {
  readonly redis: Redis
  readonly #options: Options
  #isReachable = true
  #opening: Promise<Opened> | undefined
  #opened: Opened | undefined

  constructor(options: Options) {
    this.#options = options
    this.redis = createRedis(options.url)
    this.redis.on('error', error => this.#reportOnce(error))
    // It tries until it is closed, and reports failures as events.
    this.redis.connect().catch((error: unknown) => this.#reportOnce(error))
  }

  /** The keys of all tickets; undefined until Redis was reached once. */
  get keys(): TicketKeys | undefined {
    return this.#opened?.keys
  }

  /** Asks for a client, who gets the reply of `meanwhile` if Redis cannot be reached. */
  async ask<T>(question: (lines: Lines) => Promise<T>, meanwhile: () => T): Promise<T> {
    try {
      const reply = await question((await this.#open()).lines)
      this.#isReachable = true
      return reply
    } catch (error) {
      this.#reportOnce(error)
      return meanwhile()
    }
  }

  /** Works on the lines. Throws `LinesOutOfReach`. */
  async reach<T>(work: (lines: Lines) => Promise<T>): Promise<T> {
    try {
      return await work((await this.#open()).lines)
    } catch (error) {
      throw new LinesOutOfReach('Redis cannot be reached.', { cause: error })
    }
  }

  async #open(): Promise<Opened> {
    this.#opening ??= this.#openFirst()
    try {
      return (this.#opened = await this.#opening)
    } catch (error) {
      this.#opening = undefined
      throw error
    }
  }

  async #openFirst(): Promise<Opened> {
    const { actions, now } = this.#options
    const { redis } = this
    const keys = createTicketKeys(await sharedSecret(redis), actions)
    return { keys, lines: createRedisLines({ redis, site: SITE, actions, keys, ...(now && { now }) }) }
  }

  #reportOnce(error: unknown): void {
    if (this.#isReachable) this.#options.onFailure(error)
    this.#isReachable = false
  }
}

/** Returns the secret that signs keys, made by the first process. */
async function sharedSecret(redis: Redis): Promise<Uint8Array> {
  const key = `{${SITE}}:key`
  await redis.set(key, randomBytes(SECRET_BYTES).toString('hex'), { condition: 'NX' })
  return Buffer.from((await redis.get(key)) ?? '', 'hex')
}
