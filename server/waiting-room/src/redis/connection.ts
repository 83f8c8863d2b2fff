import { createHash, randomBytes } from 'node:crypto'
import type { MaybePromise } from '../fast-path/maybe-promise.ts'
import { LinesOutOfReach, type Lines } from '../line/lines.ts'
import { createTicketKeys, type TicketKeys } from '../line/ticket-keys.ts'
import { createRedisLines, fieldsOf, isOfAnotherEpoch } from './redis-lines.ts'
import { inTime, ReplyTooLate } from './line-scripts.ts'
import { createRedis, type Redis } from './redis.ts'
import type { SettingsCopy } from './settings-copy.ts'

/** The prefix of all keys in Redis. */
const SITE = 'waiting-room'
const SECRET_BYTES = 32
const EPOCH_DIGITS = 16

/** Returns the key of a document in Redis. */
export const documentKey = (name: string) => `{${SITE}}:document:${name}`

export type Options = {
  url: string
  actions: readonly string[]
  onFailure: (error: unknown) => void
  /** Milliseconds; the time of Redis if it is missing. */
  now?: () => number
}

type Needs = Options & { copy: SettingsCopy }

type Opened = { lines: Lines; keys: TicketKeys }

type Work<T> = (lines: Lines) => MaybePromise<T>

/** The lines in a Redis that may be out of reach, or emptied. Reconnects and restores the settings by itself. */
export class Connection {
  readonly redis: Redis
  readonly #options: Needs
  #isReachable = true
  #opening: Promise<Opened> | undefined
  #opened: Opened | undefined

  constructor(options: Needs) {
    this.#options = options
    this.redis = createRedis(options.url)
    this.redis.on('error', error => this.#reportOnce(error))
    this.#connect()
  }

  /** The keys of all tickets; undefined until Redis was reached once. */
  get keys(): TicketKeys | undefined {
    return this.#opened?.keys
  }

  /** Returns the reply to a client's question, or that of `meanwhile` if Redis cannot be reached. */
  async ask<T>(question: Work<T>, meanwhile: () => T): Promise<T> {
    try {
      const reply = await this.#inThisEpoch(question)
      this.#isReachable = true
      return reply
    } catch (error) {
      this.#reportOnce(error)
      return meanwhile()
    }
  }

  /** Works on the lines. Throws `LinesOutOfReach`. */
  async reach<T>(work: Work<T>): Promise<T> {
    try {
      return await this.#inThisEpoch(work)
    } catch (error) {
      throw new LinesOutOfReach('Redis cannot be reached.', { cause: error })
    }
  }

  async #inThisEpoch<T>(work: Work<T>): Promise<T> {
    const opening = this.#opening
    try {
      return await work((await this.#open()).lines)
    } catch (error) {
      if (error instanceof ReplyTooLate) this.#connectAgain()
      if (!isOfAnotherEpoch(error)) throw error
      if (this.#opening === opening) this.#opening = undefined
      return work((await this.#open()).lines)
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
    const secret = await inTime(sharedSecret(redis))
    const epoch = createHash('sha256').update(secret).digest('hex').slice(0, EPOCH_DIGITS)
    await this.#restore(epoch)
    const keys = createTicketKeys(secret, actions)
    return { keys, lines: createRedisLines({ redis, site: SITE, actions, keys, epoch, now }) }
  }

  /** Puts settings and lists back into an emptied Redis; changes nothing in any other. */
  async #restore(epoch: string): Promise<void> {
    const { actions, copy, now } = this.#options
    const { name, text } = await copy.lists()
    if (text !== null) await this.redis.set(documentKey(name), text, { condition: 'NX' })
    const settings = await copy.settings()
    for (const action of actions) {
      const known = settings[action]
      const fields = known && { ...fieldsOf(known), revision: String((known.revision ?? 0) + 1) }
      await this.redis.restoreLine(SITE, action, { epoch, now: now?.() }, fields ?? {})
    }
  }

  // The client of Redis tries until it is closed, and reports failures as events.
  #connect(): void {
    this.redis.connect().catch((error: unknown) => this.#reportOnce(error))
  }

  // A connection that carries nothing would stay open for a quarter of an hour.
  #connectAgain(): void {
    if (!this.redis.isReady) return
    this.redis.destroy()
    this.#connect()
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
