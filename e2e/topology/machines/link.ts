import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** A connection between two machines that a test can break: a TCP proxy on a port of its own. */
export class Link {
  readonly name: string
  /** The port behind it, which may change while it is used. */
  #to: number
  #delayMs = 0
  #flowing = Promise.withResolvers<void>()
  readonly #sockets = new Set<Socket>()
  readonly #server = createServer({ allowHalfOpen: true }, socket => void this.#carry(socket))

  private constructor(name: string, to: number) {
    this.name = name
    this.#to = to
    this.#flowing.resolve()
  }

  static async open(name: string, to: number): Promise<Link> {
    const link = new Link(name, to)
    await once(link.#server.listen(0, '127.0.0.1'), 'listening')
    return link
  }

  readonly port = () => (this.#server.address() as AddressInfo).port

  /** Leads new connections to another port, and ends the others. */
  leadTo(port: number): void {
    if (port === this.#to) return
    this.#to = port
    this.#endAll()
  }

  /** Ends all connections and refuses new ones, as a machine does that is switched off. Returns the function that heals it. */
  async cut(): Promise<() => Promise<void>> {
    const port = this.port()
    this.#server.close()
    this.#endAll()
    return async () => void (await once(this.#server.listen(port, '127.0.0.1'), 'listening'))
  }

  /** Keeps all connections and carries nothing, as a network does that drops packets. */
  hang(): () => Promise<void> {
    const flowing = Promise.withResolvers<void>()
    this.#flowing = flowing
    return async () => flowing.resolve()
  }

  /** Carries everything so much later. */
  slow(delayMs: number): () => Promise<void> {
    this.#delayMs = delayMs
    return async () => void (this.#delayMs = 0)
  }

  close(): void {
    this.#server.close()
    this.#endAll()
  }

  async #carry(from: Socket): Promise<void> {
    const to = connect({ port: this.#to, host: '127.0.0.1', allowHalfOpen: true })
    const ends = [from, to]
    for (const end of ends) this.#sockets.add(end.setNoDelay())
    await Promise.all([this.#pass(from, to), this.#pass(to, from)]).catch(() => undefined)
    for (const end of ends) {
      end.destroy()
      this.#sockets.delete(end)
    }
  }

  async #pass(from: Socket, to: Socket): Promise<void> {
    const held = async function* (this: Link, chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        await this.#flowing.promise
        if (this.#delayMs > 0) await wait(this.#delayMs)
        yield chunk
      }
      await this.#flowing.promise
    }
    await pipeline(from, held.bind(this), to)
  }

  #endAll(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy()
  }
}
