import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { headersForEveryOrigin, protocolOf, serveBeforeFastify } from 'server-kit'
import { andThen } from './line/now-or-later.ts'
import type { Reply, Responder } from './replies.ts'

const PATH = '/ts.wseq'

type Options = { hosts?: readonly string[]; trustProxy: boolean; sandbox: boolean }

/**
 * `GET /ts.wseq`, for pages of every origin. It is asked by everyone who waits, so that it is served before Fastify; in
 * the sandbox by Fastify alone, where faults are made. Who asks for the head alone would take a turn without knowing it.
 */
export function registerWireProtocol(
  app: FastifyInstance,
  respond: Responder,
  { hosts = [], trustProxy, sandbox }: Options,
): void {
  const isForEveryOrigin = true
  app.get(PATH, { config: { isForEveryOrigin }, exposeHeadRoute: false }, async ({ raw }, reply) => {
    const { type, text, cookies } = await respond(raw)
    if (cookies.length > 0) void reply.header('set-cookie', cookies)
    return reply.header('cache-control', 'no-store').type(type).send(text)
  })
  if (sandbox) return
  serveBeforeFastify(app, {
    path: PATH,
    hosts,
    trustProxy,
    respond(request, response) {
      const protocol = protocolOf(request, trustProxy)
      return andThen(respond(request), reply => send(response, reply, protocol))
    },
  })
}

function send(response: ServerResponse, { type, text, cookies }: Reply, protocol: string): void {
  // A reply is ASCII: each of its characters is a byte.
  const own = ['cache-control', 'no-store', 'content-type', type, 'content-length', String(text.length)]
  const headers = [...headersForEveryOrigin(protocol), ...own]
  for (const cookie of cookies) headers.push('set-cookie', cookie)
  response.writeHead(200, headers).end(text, 'latin1')
}
