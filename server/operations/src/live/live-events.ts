import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { followEvents } from 'ops-api'
import { EventStreams, type CallContext } from 'server-kit'
import type { Admission } from '../access/admission.ts'
import { isStillAdmitted } from '../access/admit-operators.ts'
import { serveOperation } from '../access/serve-operation.ts'
import { releaseError } from '../releases/release-errors.ts'
import * as t from '../texts.ko.ts'
import type { TopicSource } from './topics.ts'

/** Far more than a site has operators. */
const MOST = 100
/** An office may be one network. */
const MOST_OF_NETWORK = 50
/** A console that receives nothing for longer reconnects. */
const HEARTBEAT_MS = 5_000
const CHECK_MS = 5_000

/** Serves `GET /ops/api/events`: the topics as server-sent events, while the client is connected and its token or session valid. */
export function registerLiveEvents(
  ops: FastifyInstance,
  topics: Readonly<Record<string, TopicSource>>,
  admission: Admission,
): void {
  const events = createLiveEvents(topics, (error, topic) =>
    ops.log.error({ err: error, topic }, 'a topic of the console cannot be read'),
  )
  ops.addHook('preClose', async () => events.close())
  serveOperation(ops, followEvents, follow, { config: { isHeldOpen: true } })

  async function follow({ request, reply }: CallContext<typeof followEvents>) {
    const stream = events.open(request.operatorAddress)
    endWithToken(stream, () => isStillAdmitted(request, admission))
    void reply.header('x-accel-buffering', 'no')
    return stream
  }
}

/** Ends a stream within five seconds of the end of its token or session. */
export function endWithToken(stream: Readable, isValid: () => Promise<boolean>): void {
  const timer = setInterval(() => {
    void isValid()
      .catch(() => false)
      .then(valid => valid || stream.destroy())
  }, CHECK_MS)
  stream.once('close', () => clearInterval(timer))
}

/** Logs that a topic cannot be read; once, until it can be read again. */
type LogFailure = (error: unknown, topic: string) => void

/**
 * Sends topics to all connected consoles as server-sent events: `{ topic, value }` after each change, `{ topic, problem }`
 * with a sentence while a topic cannot be read. Nothing is read while no console is connected.
 */
export function createLiveEvents(topics: Readonly<Record<string, TopicSource>>, logFailure: LogFailure) {
  const sent = new Map<string, string>()
  const bounds = { most: MOST, mostOfNetwork: MOST_OF_NETWORK }
  const streams = new EventStreams({ ...bounds, heartbeatMs: HEARTBEAT_MS, whileConnected })
  return {
    /** Returns the events for one more console at this address, all known values first. Throws `HttpError` for too many. */
    open: (address: string) => streams.open(address, [...sent.values()].join('')),
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
