import { PassThrough, type Readable } from 'node:stream'
import { networkOf } from '../security/networks.ts'
import { texts } from '../texts.ko.ts'
import { HttpError } from './http-error.ts'

/** A comment line, which keeps proxies from ending a silent connection. */
const COMMENT = ':\n\n'
const RETRY_AFTER_SECONDS = 30
/** A closed stream is opened again after this time, or up to twice as much. */
const AGAIN_MS = 2_000

type Options = {
  /** The most connections at a time, and the most of one network. */
  most: number
  mostOfNetwork: number
  heartbeatMs: number
  /** Called for the first connection; `signal` aborts when the last one has closed. */
  whileConnected: (signal: AbortSignal) => void
}

/** Server-sent events for any number of connections, which all receive the same texts. */
export class EventStreams {
  readonly #options: Options
  readonly #streams = new Set<PassThrough>()
  readonly #ofNetwork = new Map<string, number>()
  #visit = new AbortController()

  constructor(options: Options) {
    this.#options = options
  }

  /**
   * Returns the events of one more connection from this address, beginning with the text. Throws `HttpError` if there are
   * too many: 503 `OVERLOADED` in all, 429 `TOO_MANY_STREAMS` of its network.
   */
  open(address: string, first: string): Readable {
    const network = networkOf(address)
    this.#assertRoom(network)
    const stream = new PassThrough()
    this.#streams.add(stream)
    this.#count(network, 1)
    stream.once('close', () => this.#remove(stream, network))
    if (this.#streams.size === 1) this.#begin()
    stream.write(first || COMMENT)
    return stream
  }

  /** Sends a text to all connections. */
  send(text: string): void {
    for (const stream of this.#streams) {
      // Nothing is buffered for a client that does not read: it connects again when it is awake.
      if (stream.writableNeedDrain) stream.destroy()
      else stream.write(text)
    }
  }

  /** Ends all connections; browsers connect again one after another. */
  close(): void {
    for (const [index, stream] of [...this.#streams].entries())
      stream.end(`retry: ${AGAIN_MS + (index % AGAIN_MS)}\n\n`)
  }

  #assertRoom(network: string): void {
    const { most, mostOfNetwork } = this.#options
    if ((this.#ofNetwork.get(network) ?? 0) >= mostOfNetwork)
      throw new HttpError(429, 'TOO_MANY_STREAMS', texts.tooManyStreams, undefined, RETRY_AFTER_SECONDS)
    if (this.#streams.size >= most)
      throw new HttpError(503, 'OVERLOADED', texts.overloaded, undefined, RETRY_AFTER_SECONDS)
  }

  #begin(): void {
    this.#visit = new AbortController()
    const heartbeat = setInterval(() => this.send(COMMENT), this.#options.heartbeatMs)
    this.#visit.signal.addEventListener('abort', () => clearInterval(heartbeat))
    this.#options.whileConnected(this.#visit.signal)
  }

  #remove(stream: PassThrough, network: string): void {
    this.#streams.delete(stream)
    this.#count(network, -1)
    if (this.#streams.size === 0) this.#visit.abort()
  }

  #count(network: string, change: 1 | -1): void {
    const open = (this.#ofNetwork.get(network) ?? 0) + change
    if (open === 0) this.#ofNetwork.delete(network)
    else this.#ofNetwork.set(network, open)
  }
}
