import { isTopic, liveEvent, topicNames, topics, type Topic, type ValueOf } from 'ops-api'
import { pause, readAs, whileSeen, type JsonCall } from 'page-kit'
import * as v from 'valibot'
import { isSessionOver, type Operator, type Send } from '../api/call-ops.ts'
import type { FollowOps } from '../api/follow-ops.ts'
import { unexpected } from '../api/texts.ko.ts'

export type Live<T> = {
  /** The latest value; undefined before the first one. */
  value: T | undefined
  /** The reason why the value is not the newest. */
  problem: string | undefined
}

type Needed = {
  send: Send
  operator: Operator
  follow: FollowOps
  /** Called when the events report that the session is over. */
  onOver: (why: string) => void
}

const RETRY_MS = 2_000

const UNKNOWN: Live<never> = { value: undefined, problem: undefined }

/** The values of all topics, by the site's events; while there are none, every topic is polled every two seconds. */
export class Feed {
  readonly #needed: Needed
  readonly #known = new Map<Topic, Live<unknown>>()
  readonly #listeners = new Set<() => void>()

  constructor(needed: Needed) {
    this.#needed = needed
  }

  current<T extends Topic>(topic: T): Live<ValueOf<T>> {
    return (this.#known.get(topic) ?? UNKNOWN) as Live<ValueOf<T>>
  }

  /** Returns the problem that all topics share; undefined while at least one is up to date. */
  connectionProblem = (): string | undefined => {
    const [first, ...others] = topicNames.map(topic => this.#known.get(topic)?.problem)
    return others.every(problem => problem === first) ? first : undefined
  }

  /** Calls `listener` after every change, until the returned function is called. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Polls these topics now, for example after a change. */
  async refresh(...wanted: readonly Topic[]): Promise<void> {
    const polled = await Promise.all(wanted.map(async topic => [topic, await this.#poll(topic)] as const))
    for (const [topic, live] of polled) this.#known.set(topic, live)
    this.#notify()
  }

  /** Follows the site while the page is visible, until `signal` aborts. */
  run(signal: AbortSignal): Promise<void> {
    return whileSeen(signal, seen => this.#followOnce(seen))
  }

  async #followOnce(signal: AbortSignal): Promise<void> {
    const { follow, operator, onOver } = this.#needed
    try {
      for await (const event of follow(operator, signal)) this.#receive(event)
    } catch (error) {
      if (isSessionOver(error)) {
        onOver(error.message)
        // Nothing is polled: each call with a wrong token counts against its address.
        return pause(RETRY_MS, signal)
      }
    }
    if (signal.aborted) return
    await this.refresh(...topicNames)
    await pause(RETRY_MS, signal)
  }

  async #poll(topic: Topic): Promise<Live<unknown>> {
    try {
      const call: JsonCall = topics[topic]
      return { value: await this.#needed.send(call, {}), problem: undefined }
    } catch (error) {
      return this.#failed(topic, error instanceof Error ? error.message : String(error))
    }
  }

  #receive(event: unknown): void {
    const { topic, value, problem } = v.parse(liveEvent, event)
    // A newer site may send topics that this console does not show.
    if (!isTopic(topic)) return
    const read = () => readAs<unknown>(topics[topic].response, value, unexpected)
    this.#known.set(topic, problem === undefined ? { value: read(), problem } : this.#failed(topic, problem))
    this.#notify()
  }

  /** The latest value stays. */
  #failed(topic: Topic, problem: string): Live<unknown> {
    return { value: this.#known.get(topic)?.value, problem }
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
