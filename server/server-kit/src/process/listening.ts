import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const LAST_REQUESTS_MAY_TAKE_MS = 10_000
const IDLE_AGAIN_MS = 100
/** Since the connection was accepted: a request in flight to a server that begins to stop is served. */
const FIRST_BYTES_MAY_TAKE_MS = 500

/** Listens, and returns where: `http://localhost:8080`. */
export async function startListening(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<string> {
  const taken = new URL(await app.listen({ host, port })).port
  const name = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host
  return `http://${name}:${taken}`
}

/**
 * Finishes the requests that have begun, accepts no new ones, and ends those that take too long. A connection that gets
 * idle meanwhile, as that of an event stream, is closed too.
 */
export async function stopListening(app: FastifyInstance): Promise<void> {
  const closed = app.close()
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_AGAIN_MS)
  const patience = new AbortController()
  const tooLate = wait(LAST_REQUESTS_MAY_TAKE_MS, undefined, { signal: patience.signal }).then(
    () => app.server.closeAllConnections(),
    () => undefined,
  )
  await closed
  clearInterval(idle)
  patience.abort()
  await tooLate
}

/** Makes each further response the last on its connection, so that proxies keep none to a server that is about to close. */
export function endConnections(app: FastifyInstance): void {
  app.server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
}

/**
 * While the server stops, a response is the last on its connection; kept open, it would delay the stop until it times
 * out. So would a connection that a browser has opened ahead and that has sent nothing: Node calls it active.
 */
export function endConnectionsWhenClosing(app: FastifyInstance): void {
  const connections = openConnections(app)
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    setTimeout(() => {
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    }, FIRST_BYTES_MAY_TAKE_MS).unref()
  })
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) void reply.header('connection', 'close')
  })
}

function openConnections({ server }: FastifyInstance): ReadonlySet<Socket> {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return open
}
