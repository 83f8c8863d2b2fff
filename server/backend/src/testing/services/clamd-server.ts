import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** The behaviour of a stand-in for one scan: a reply, or something else that it does with the connection. */
export type ClamdReply = string | ((socket: Socket) => void)

/** A stand-in for clamd that reads `INSTREAM` to its end. */
export type ClamdServer = {
  port: number
  /** The next replies; the last one is for all further scans. Without any, the content decides. */
  replies: ClamdReply[]
  /** The contents that were received whole. */
  scanned: Buffer[]
  connections: number
  /** The number of open connections. */
  readonly open: number
  stop(): Promise<void>
}

/** The test file that all scanners detect, in two parts, so that none detects it in this source. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-')
export const CLEAN = 'stream: OK\0'
export const FOUND = 'stream: Eicar-Test-Signature FOUND\0'

export const cutsOff = (socket: Socket) => void socket.destroy()
export const isSilent = () => undefined

export async function startClamdServer(): Promise<ClamdServer> {
  const open = new Set<Socket>()
  const server = createServer(socket => {
    clamd.connections += 1
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => undefined)
    receive(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const clamd: ClamdServer = {
    port: (server.address() as AddressInfo).port,
    replies: [],
    scanned: [],
    connections: 0,
    get open() {
      return open.size
    },
    async stop() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return clamd

  function receive(socket: Socket): void {
    const received: Buffer[] = []
    socket.on('data', part => {
      received.push(part)
      const content = contentOf(Buffer.concat(received))
      if (content) reply(socket, content)
    })
  }

  function reply(socket: Socket, content: Buffer): void {
    clamd.scanned.push(content)
    const { replies } = clamd
    const chosen = (replies.length > 1 ? replies.shift() : replies[0]) ?? verdictOn(content)
    if (typeof chosen === 'string') socket.end(chosen)
    else chosen(socket)
  }
}

const COMMAND = 'zINSTREAM\0'

/** Returns the content once its end has arrived; null before. */
function contentOf(received: Buffer): Buffer | null {
  const parts: Buffer[] = []
  if (received.toString('latin1', 0, COMMAND.length) !== COMMAND) return null
  for (let at = COMMAND.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

function verdictOn(content: Buffer): string {
  return content.includes(EICAR) ? FOUND : CLEAN
}
