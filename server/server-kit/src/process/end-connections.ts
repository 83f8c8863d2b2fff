import type { FastifyInstance } from 'fastify'

/** While the server stops, a response is the last on its connection; kept open, it would delay the stop until it times out. */
export function endConnectionsWhenClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) void reply.header('connection', 'close')
  })
}
