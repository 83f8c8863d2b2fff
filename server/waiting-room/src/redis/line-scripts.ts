import { inBatches } from './batches.ts'
import { repliesIn, type LineReply } from './line-replies.ts'
import type { Circumstances, Question } from './line-script.ts'
import type { Redis } from './redis.ts'

const LONGEST_REPLY_MS = 1_000
// Redis serves nobody else meanwhile, for some milliseconds.
const ASKED_AT_ONCE = 256

export type ScriptOptions = {
  redis: Redis
  /** The prefix of all keys in Redis. */
  site: string
  actions: readonly string[]
  /** Milliseconds; the time of Redis if it is missing. */
  now?: (() => number) | undefined
  /** Lines of another epoch are refused with `isOfAnotherEpoch`. Missing for any. */
  epoch?: string
}

/** Runs scripts about lines. The first script of a line after a failure has `hasFailed`. */
export class LineScripts {
  readonly #options: ScriptOptions
  readonly #failed = new Set<string>()
  readonly #batches: ReadonlyMap<string, (question: Question) => Promise<LineReply>>

  constructor(options: ScriptOptions) {
    const { redis, actions } = options
    this.#options = options
    this.#batches = new Map(
      actions.map(action => {
        const sendAll = async (questions: readonly Question[]) =>
          repliesIn(await this.send(action, line => redis.askLine(line, questions)), questions.length)
        return [action, inBatches(sendAll, ASKED_AT_ONCE)]
      }),
    )
    redis.on('error', () => this.#failAll())
  }

  /** Asks a question of a client, in one batch with others of the same moment. */
  async ask(action: string, question: Question): Promise<LineReply> {
    const ask = this.#batches.get(action)
    if (!ask) throw new Error(`${action} has no line`)
    return ask(question)
  }

  /** Runs a script about a line. Throws the client's errors, also if Redis takes too long. */
  async send(action: string, run: (line: Circumstances) => Promise<unknown>): Promise<unknown> {
    const { site, now, epoch = '' } = this.#options
    const hasFailed = this.#failed.has(action)
    try {
      const reply = await inTime(run({ site, action, now: now?.(), hasFailed, epoch }))
      if (hasFailed) this.#failed.delete(action)
      return reply
    } catch (error) {
      this.#failAll()
      throw error
    }
  }

  #failAll(): void {
    for (const action of this.#options.actions) this.#failed.add(action)
  }
}

/** Redis hangs, or the connection carries nothing any more. */
export class ReplyTooLate extends Error {
  override readonly name = 'ReplyTooLate'
}

/** Returns the reply. Throws `ReplyTooLate` if it takes too long. */
export async function inTime<T>(reply: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ReplyTooLate('Redis has not replied in time.')), LONGEST_REPLY_MS)
  })
  try {
    return await Promise.race([reply, late])
  } finally {
    clearTimeout(timer)
  }
}
