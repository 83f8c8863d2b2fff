import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { hostOf } from './forwarded.ts'
import { isKnownHost } from './known-hosts.ts'
import { MOST_AT_ONCE } from './requests-at-once.ts'

type Options = {
  path: string
  /** The hosts that the server is reached under. */
  hosts: readonly string[]
  trustProxy: boolean
  /** Sends the whole response, security headers and all. */
  respond: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
}

/**
 * Serves GET at a path on Node's own objects, for what is asked so often that Fastify would be most of its cost. Such a
 * request leaves no line in the log. All that is unusual of one (a body, an unknown host, too many at once, a server that
 * stops) goes to Fastify, which needs a route of its own for the path.
 */
export function serveBeforeFastify(
  app: FastifyInstance,
  { path, hosts, trustProxy, respond }: Options,
): void {
  let isClosing = false
  let running = 0
  app.addHook('preClose', async () => {
    isClosing = true
  })
  const isUsual = (request: IncomingMessage) =>
    request.method === 'GET' &&
    isAt(path, request.url ?? '') &&
    running < MOST_AT_ONCE &&
    !isClosing &&
    !hasBody(request) &&
    isKnownHost(hostOf(request, trustProxy), hosts)

  app.server.removeAllListeners('request').on('request', (request, response) => {
    if (!isUsual(request)) return app.routing(request, response)
    try {
      const pending = respond(request, response)
      if (pending) hold(pending, response)
    } catch (error) {
      fail(response, error)
    }
  })

  function hold(pending: Promise<void>, response: ServerResponse): void {
    running += 1
    pending.catch((error: unknown) => fail(response, error)).finally(() => (running -= 1))
  }

  function fail(response: ServerResponse, error: unknown): void {
    app.log.error({ err: error }, 'request failed')
    response.writeHead(500).end()
  }
}

function isAt(path: string, url: string): boolean {
  return url.startsWith(path) && (url.length === path.length || url[path.length] === '?')
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}
