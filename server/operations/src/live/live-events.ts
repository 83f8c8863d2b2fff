import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { EventStreams } from 'server-kit'
import { releaseError } from '../releases/release-errors.ts'
import * as t from '../texts.ko.ts'
import type { TopicSource } from './topics.ts'

/** Far more than a site has operators. */
const MOST = 100
/** An office may be one network. */
const MOST_OF_NETWORK = 50
/** A console that receives nothing for longer reconnects. */
const HEARTBEAT_MS = 5_000

/** Logs that a topic cannot be read; once, until it can be read again. */
type LogFailure = (error: unknown, topic: string) => void

export type LiveEvents = {
  /** Returns the events for one more console at this address, all known values first. Throws `HttpError` for too many. */
  open(address: string): Readable
  close(): void
}

/**
 * Sends topics to all connected consoles as server-sent events: `{ topic, value }` after each change, `{ topic, problem }`
 * with a sentence while a topic cannot be read. Nothing is read while no console is connected.
 */
export function createLiveEvents(
  topics: Readonly<Record<string, TopicSource>>,
  logFailure: LogFailure,
): LiveEvents {
  const sent = new Map<string, string>()
  const bounds = { most: MOST, mostOfNetwork: MOST_OF_NETWORK }
  const streams = new EventStreams({ ...bounds, heartbeatMs: HEARTBEAT_MS, whileConnected })
  return {
    open: address => streams.open(address, [...sent.values()].join('')),
    close: () => streams.close(),
  }

  function whileConnected(signal: AbortSignal): void {
    signal.addEventListener('abort', () => sent.clear())
    for (const [name, topic] of Object.entries(topics)) void follow(name, topic, signal)
  }

  async function follow(name: string, topic: TopicSource, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const event = await eventOf(name, topic)
      if (!signal.aborted) sendIfNew(name, event)
      // It rejects when the last console disconnects.
      await setTimeout(topic.everyMs, undefined, { signal }).catch(() => undefined)
    }
  }

  function sendIfNew(name: string, event: string): void {
    if (sent.get(name) === event) return
    sent.set(name, event)
    streams.send(event)
  }

  async function eventOf(topic: string, { read }: TopicSource): Promise<string> {
    try {
      return eventText({ topic, value: await read() })
    } catch (error) {
      const event = eventText({ topic, problem: sentenceOf(error) })
      if (sent.get(topic) !== event) logFailure(error, topic)
      return event
    }
  }
}

function eventText(event: object): string {
  return `data: ${JSON.stringify(event)}\n\n`
}

function sentenceOf(error: unknown): string {
  const known = error instanceof Error ? releaseError(error) : null
  return known?.message ?? t.notReadable
}
