import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { createServer, type Server } from 'node:tls'
import type { Certificate, Place } from './place.ts'
import type { Address } from './network.ts'

/** An address with TLS that leads to a server without; both may be changed while it is used. It ends with this process. */
export class Front {
  readonly address: Address
  /** Carries everything so much later. */
  delayMs = 0
  #to: Address
  readonly #sockets = new Set<Socket>()

  private constructor(ip: string, server: Server, to: Address) {
    this.#to = to
    this.address = { ip, port: (server.address() as AddressInfo).port }
    server.on('secureConnection', socket => this.#carry(socket))
  }

  static async open({ network, certificate }: Place, to: Address): Promise<Front> {
    const server = createServer(await read(certificate)).unref()
    await once(server.listen(0, network.outside), 'listening')
    return new Front(network.outside, server, to)
  }

  /** Leads new connections to another server, and ends the others. */
  leadTo(to: Address): void {
    if (to.ip === this.#to.ip && to.port === this.#to.port) return
    this.#to = to
    for (const socket of this.#sockets) socket.destroy()
  }

  #carry(from: Socket): void {
    const to = connect(this.#to.port, this.#to.ip)
    this.#sockets.add(from)
    const end = () => {
      this.#sockets.delete(from.destroy())
      to.destroy()
    }
    for (const each of [from, to]) each.on('error', end).on('close', end)
    from.pipe(this.#later()).pipe(to).pipe(this.#later()).pipe(from)
  }

  #later(): Transform {
    return new Transform({
      transform: (chunk, _, done) => {
        if (this.delayMs > 0) setTimeout(done, this.delayMs, null, chunk)
        else done(null, chunk)
      },
    })
  }
}

async function read({ file, keyFile }: Certificate) {
  const [cert, key] = await Promise.all([readFile(file), readFile(keyFile)])
  return { cert, key }
}
