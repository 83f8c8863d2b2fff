import { PassThrough, type Readable } from 'node:stream'

/** A comment line, which keeps proxies from ending a silent connection. */
const COMMENT = ':\n\n'

type Options = {
  /** The most connections at a time. */
  most: number
  heartbeatMs: number
  /** Called for the first connection; `signal` aborts when the last one has closed. */
  whileConnected: (signal: AbortSignal) => void
}

export type EventStreams = {
  /** Returns the server-sent events of one more connection, beginning with this text; null if there are too many. */
  open(first: string): Readable | null
  /** Sends a text to all connections. */
  send(text: string): void
  /** Ends all connections. */
  close(): void
}

/** Server-sent events for any number of connections, all of which get the same texts. */
export function createEventStreams({ most, heartbeatMs, whileConnected }: Options): EventStreams {
  const streams = new Set<PassThrough>()
  let visit = new AbortController()

  return {
    open(first) {
      if (streams.size >= most) return null
      const stream = new PassThrough()
      streams.add(stream)
      stream.once('close', () => remove(stream))
      if (streams.size === 1) begin()
      stream.write(first || COMMENT)
      return stream
    },
    send,
    close() {
      for (const stream of streams) stream.end()
    },
  }

  function begin(): void {
    visit = new AbortController()
    const heartbeat = setInterval(() => send(COMMENT), heartbeatMs)
    visit.signal.addEventListener('abort', () => clearInterval(heartbeat))
    whileConnected(visit.signal)
  }

  function remove(stream: PassThrough): void {
    streams.delete(stream)
    if (streams.size === 0) visit.abort()
  }

  function send(text: string): void {
    for (const stream of streams) {
      // Nothing is buffered for a client that does not read: it connects again when it is awake.
      if (stream.writableNeedDrain) stream.destroy()
      else stream.write(text)
    }
  }
}
