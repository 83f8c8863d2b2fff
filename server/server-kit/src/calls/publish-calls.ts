import type { FastifyInstance } from 'fastify'
import { docsPage, docsPolicy } from './docs-page.ts'
import { openApiFor } from './openapi.ts'

/** Serves the contract of all calls of a server, named in its title: `GET /openapi.json` and the page `GET /docs`. */
export function publishCalls(app: FastifyInstance, server: string): void {
  app.get('/openapi.json', async (_, reply) => {
    return reply.header('cache-control', 'no-cache').send(openApiFor(server, app.servedCalls))
  })
  app.get('/docs', async (_, reply) => {
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': docsPolicy })
      .type('text/html; charset=utf-8')
      .send(docsPage(openApiFor(server, app.servedCalls)))
  })
}
