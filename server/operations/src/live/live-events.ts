import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { createEventStreams } from 'server-kit'
import { releaseError } from '../releases/release-errors.ts'
import * as t from '../texts.ko.ts'
import type { Topic } from './topics.ts'

/** Far more than a site has operators. */
const MOST = 100
/** A console that hears nothing for longer takes its connection for lost. */
const HEARTBEAT_MS = 5_000

/** Notes that a topic cannot be read; once, until it can be read again. */
type NoteFailure = (error: unknown, topic: string) => void

export type LiveEvents = {
  /** The events for one more console, everything that is known first; null when there are too many. */
  open(): Readable | null
  close(): void
}

/**
 * Tells the consoles that listen what they show, as server-sent events: `{ topic, value }` when a topic is another than
 * before, `{ topic, problem }` with a sentence while it cannot be read. Nothing is looked at while no console listens.
 */
export function createLiveEvents(
  topics: Readonly<Record<string, Topic>>,
  noteFailure: NoteFailure,
): LiveEvents {
  const told = new Map<string, string>()
  const streams = createEventStreams({ most: MOST, heartbeatMs: HEARTBEAT_MS, whileAnyListens })
  return { open: () => streams.open([...told.values()].join('')), close: streams.close }

  function whileAnyListens(signal: AbortSignal): void {
    signal.addEventListener('abort', () => told.clear())
    for (const [name, topic] of Object.entries(topics)) void follow(name, topic, signal)
  }

  async function follow(name: string, topic: Topic, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const event = await eventOf(name, topic)
      if (!signal.aborted) tellIfNew(name, event)
      // It rejects when the last console goes.
      await setTimeout(topic.everyMs, undefined, { signal }).catch(() => undefined)
    }
  }

  function tellIfNew(name: string, event: string): void {
    if (told.get(name) === event) return
    told.set(name, event)
    streams.tell(event)
  }

  async function eventOf(topic: string, { read }: Topic): Promise<string> {
    try {
      return eventText({ topic, value: await read() })
    } catch (error) {
      const event = eventText({ topic, problem: sentenceOf(error) })
      if (told.get(topic) !== event) noteFailure(error, topic)
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
