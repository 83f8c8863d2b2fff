import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { headersForEveryOrigin, protocolOf } from 'server-kit'
import type { ReplyToSend, Responder } from '../replies.ts'
import { keepTickObjectAlive } from './keep-tick-object-alive.ts'
import { continueWith } from './maybe-promise.ts'
import { serveBeforeFastify } from './serve-before-fastify.ts'

const PATH = '/ts.wseq'

type Options = { hosts?: readonly string[]; trustProxy: boolean }

/**
 * Serves `GET /ts.wseq` to pages of every origin, before Fastify, since everyone who waits requests it. Fastify's
 * route serves unusual requests. HEAD is not served: it would take a number that the client never sees.
 */
export function registerWireProtocol(
  app: FastifyInstance,
  respond: Responder,
  { hosts = [], trustProxy }: Options,
): void {
  const isForEveryOrigin = true
  app.get(PATH, { config: { isForEveryOrigin }, exposeHeadRoute: false }, async ({ raw }, reply) => {
    const { type, text, cookies } = await respond(raw)
    if (cookies.length > 0) void reply.header('set-cookie', cookies)
    return reply.header('cache-control', 'no-store').type(type).send(text)
  })
  keepTickObjectAlive()
  serveBeforeFastify(app, {
    path: PATH,
    hosts,
    trustProxy,
    respond(request, response) {
      const protocol = protocolOf(request, trustProxy)
      return continueWith(respond(request), reply => send(response, reply, protocol))
    },
  })
}

function send(response: ServerResponse, { type, text, cookies }: ReplyToSend, protocol: string): void {
  // A reply is ASCII: each of its characters is a byte.
  const own = ['cache-control', 'no-store', 'content-type', type, 'content-length', String(text.length)]
  const headers = [...headersForEveryOrigin(protocol), ...own]
  for (const cookie of cookies) headers.push('set-cookie', cookie)
  response.writeHead(200, headers).end(text, 'latin1')
}
