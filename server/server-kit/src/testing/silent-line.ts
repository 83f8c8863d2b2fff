import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type SilentLine = {
  port: number
  /** Carries nothing more over the connections of now, as a network that drops packets; new ones work. */
  silence(): void
  stop(): Promise<void>
}

/** Starts a proxy to a port of this machine. */
export async function startSilentLine(to: number): Promise<SilentLine> {
  const sockets: Socket[] = []
  const server = createServer(from => {
    const line = connect(to, '127.0.0.1')
    for (const socket of [from, line]) sockets.push(socket.on('error', () => undefined))
    from.pipe(line).pipe(from)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    silence: () => sockets.forEach(socket => socket.unpipe().pause()),
    async stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
