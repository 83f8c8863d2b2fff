import type { Reply } from 'queue-protocol'
import { vi } from 'vitest'
import type { QueueFailure } from '../failure.ts'
import type { Place } from '../place.ts'
import { createQueueClient } from '../queue-client.ts'
import type { QueueSettings } from '../settings.ts'
import type { Transport } from '../transport.ts'
import { wait } from '../wait.ts'
import { reply as replyOf } from './replies.ts'
import { settingsWith } from './test-settings.ts'

export const PASS = '5002:200:key=K9'
export const WAITING = '5002:201:key=K1&nwait=30&tps=10&ttl=4'
export const SILENCE = null
export const ENDLESS = Symbol('a request that gets no reply until it is given up')

type Said = string | typeof SILENCE | typeof ENDLESS

/** A client of a waiting room with the given replies, one after the other. */
export function clientWithReplies(
  said: Said[],
  changes: Partial<QueueSettings> = {},
  kept = new Map<string, Reply>(),
) {
  let ticket: Reply | null = null
  let timeoutsNoted = 0
  const ask = vi.fn<Transport['ask']>((_request, signal) => {
    const text = said.shift()
    if (text === undefined) throw new Error('the client asked once too often')
    if (text !== ENDLESS) return Promise.resolve(text === null ? null : replyOf(text))
    return new Promise(resolve => signal.addEventListener('abort', () => resolve(null)))
  })
  const places: (Place | null)[] = []
  const failures: QueueFailure[] = []
  const onAsking = vi.fn<() => void>()
  const onTurn = vi.fn<(action: string, over: AbortSignal) => void>()
  const client = createQueueClient({
    settings: settingsWith(changes),
    transport: { ask },
    ticketStore: {
      store: stored => void (ticket = stored),
      noteTimeout: () => void timeoutsNoted++,
      read: () => ticket,
      remove: () => void (ticket = null),
      keepPlace: (action, waiting) => void kept.set(action, waiting),
      readPlace: action => kept.get(action) ?? null,
      removePlace: action => void kept.delete(action),
    },
    wait,
    now: () => Date.now(),
    random: () => 0.5,
    onWaiting: place => places.push(place),
    onTurn,
    onAsking,
    onFailure: failure => failures.push(failure),
  })
  return {
    client,
    ask,
    places,
    failures,
    onTurn,
    onAsking,
    asked: () => ask.mock.calls.map(([request]) => request),
    kept,
    hold: (text: string) => void (ticket = replyOf(text)),
    ticket: () => ticket,
    timeoutsNoted: () => timeoutsNoted,
  }
}
