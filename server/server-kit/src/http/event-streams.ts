import { PassThrough, type Readable } from 'node:stream'

/** A line that says nothing: it keeps proxies from ending a silent connection. */
const NOTHING = ':\n\n'

type Options = {
  /** Past this a listener is refused. */
  most: number
  heartbeatMs: number
  /** Begins when the first listener comes; `signal` ends when the last has gone. */
  whileAnyListens: (signal: AbortSignal) => void
}

export type EventStreams = {
  /** Server-sent events for one more listener, this text first; null when there are too many. */
  open(first: string): Readable | null
  /** Sends a text to all that listen. */
  tell(text: string): void
  /** Ends all connections. */
  close(): void
}

/** Server-sent events for any number of listeners: each gets the same texts, and nothing is done while no one listens. */
export function createEventStreams({ most, heartbeatMs, whileAnyListens }: Options): EventStreams {
  const streams = new Set<PassThrough>()
  let visit = new AbortController()

  return {
    open(first) {
      if (streams.size >= most) return null
      const stream = new PassThrough()
      streams.add(stream)
      stream.once('close', () => remove(stream))
      if (streams.size === 1) begin()
      stream.write(first || NOTHING)
      return stream
    },
    tell,
    close() {
      for (const stream of streams) stream.end()
    },
  }

  function begin(): void {
    visit = new AbortController()
    const heartbeat = setInterval(() => tell(NOTHING), heartbeatMs)
    visit.signal.addEventListener('abort', () => clearInterval(heartbeat))
    whileAnyListens(visit.signal)
  }

  function remove(stream: PassThrough): void {
    streams.delete(stream)
    if (streams.size === 0) visit.abort()
  }

  function tell(text: string): void {
    for (const stream of streams) {
      // For a listener that does not take what it is sent, nothing is kept: it connects again when it is awake.
      if (stream.writableNeedDrain) stream.destroy()
      else stream.write(text)
    }
  }
}
