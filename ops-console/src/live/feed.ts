import * as v from 'valibot'
import { isSessionOver, type Operator } from '../api/call-ops.ts'
import type { FollowOps } from '../api/follow-ops.ts'
import { readTopic, type Ops } from '../api/ops.ts'
import { isTopic, topicNames, type Topic, type ValueOf } from '../api/topics.ts'
import { pause, whileSeen } from 'page-kit'

export type Live<T> = {
  /** What came last; undefined before anything came. */
  value: T | undefined
  /** Why nothing newer comes. */
  problem: string | undefined
}

export type Feed = {
  current<T extends Topic>(topic: T): Live<ValueOf<T>>
  /** Why nothing newer comes of anything; undefined while something does. */
  connectionProblem(): string | undefined
  /** Calls `listener` after every change, until the function that is returned is called. */
  subscribe(listener: () => void): () => void
  /** Asks for these topics now, say after a change. */
  refresh(...asked: readonly Topic[]): Promise<void>
  /** Follows the site while the page is seen, until `signal` ends it. */
  run(signal: AbortSignal): Promise<void>
}

type Needed = {
  ops: Ops
  operator: Operator
  follow: FollowOps
  /** The events say that the session is over. */
  onOver: (why: string) => void
}

const AGAIN_MS = 2_000

const UNKNOWN: Live<never> = { value: undefined, problem: undefined }

const newsSchema = v.object({
  topic: v.string(),
  value: v.optional(v.unknown()),
  problem: v.optional(v.string()),
})

/**
 * Keeps up to date what the console shows: the site tells it, as it happens. While it does not, everything is asked for
 * every two seconds.
 */
export function createFeed({ ops, operator, follow, onOver }: Needed): Feed {
  const known = new Map<Topic, Live<unknown>>()
  const listeners = new Set<() => void>()

  return {
    current: topic => (known.get(topic) ?? UNKNOWN) as Live<ValueOf<typeof topic>>,
    connectionProblem() {
      const [first, ...others] = topicNames.map(topic => known.get(topic)?.problem)
      return others.every(problem => problem === first) ? first : undefined
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    run: signal => whileSeen(signal, followOnce),
  }

  async function followOnce(signal: AbortSignal): Promise<void> {
    try {
      for await (const news of follow(operator, signal)) take(news)
    } catch (error) {
      if (isSessionOver(error)) return ended(error.message, signal)
      // Whatever else it was: what is not told is asked for.
    }
    if (signal.aborted) return
    await refresh(...topicNames)
    await pause(AGAIN_MS, signal)
  }

  /** Asks for nothing more: each call with a wrong token counts against its address. */
  function ended(why: string, signal: AbortSignal): Promise<void> {
    onOver(why)
    return pause(AGAIN_MS, signal)
  }

  async function refresh(...asked: readonly Topic[]): Promise<void> {
    const came = await Promise.all(asked.map(async topic => [topic, await read(topic)] as const))
    for (const [topic, live] of came) known.set(topic, live)
    notify()
  }

  async function read(topic: Topic): Promise<Live<unknown>> {
    try {
      return { value: await ops.read(topic), problem: undefined }
    } catch (error) {
      return failed(topic, error instanceof Error ? error.message : String(error))
    }
  }

  function take(came: unknown): void {
    const { topic, value, problem } = v.parse(newsSchema, came)
    // A newer site may tell more than this console shows.
    if (!isTopic(topic)) return
    known.set(
      topic,
      problem === undefined ? { value: readTopic(topic, value), problem } : failed(topic, problem),
    )
    notify()
  }

  /** What came last stays. */
  function failed(topic: Topic, problem: string): Live<unknown> {
    return { value: known.get(topic)?.value, problem }
  }

  function notify(): void {
    for (const listener of listeners) listener()
  }
}
