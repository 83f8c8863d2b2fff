import type { FastifyInstance } from 'fastify'

/** While the server stops, an answer is the last on its connection; kept open, it would hold the server up until it times out. */
export function endConnectionsWhenClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) void reply.header('connection', 'close')
  })
}
