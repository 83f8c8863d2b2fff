import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { hostOf, isKnownHost, MOST_AT_ONCE } from 'server-kit'

declare module 'fastify' {
  interface FastifyInstance {
    /** Set by the sandbox: true if a fault is planned for this path. */
    hasFaultFor?: (path: string) => boolean
  }
}

type Options = {
  path: string
  /** The hosts that the server is reached under. */
  hosts: readonly string[]
  trustProxy: boolean
  /** Sends the whole response, security headers included. */
  respond: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
}

/**
 * Serves GET at a path on Node's own objects, for requests so frequent that Fastify would be most of their cost. They
 * leave no line in the log. Unusual ones go to Fastify, which needs a route for the path: a body, an unknown host, too
 * many at once, a server that stops, a planned fault.
 */
export function serveBeforeFastify(app: FastifyInstance, options: Options): void {
  const { path, hosts, trustProxy, respond } = options
  const state = { isClosing: false, running: 0 }
  app.addHook('preClose', async () => void (state.isClosing = true))
  const isUsual = (request: IncomingMessage) =>
    request.method === 'GET' &&
    isAt(path, request.url ?? '') &&
    state.running < MOST_AT_ONCE &&
    !state.isClosing &&
    !hasBody(request) &&
    isKnownHost(hostOf(request, trustProxy), hosts) &&
    !app.hasFaultFor?.(path)

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
    state.running += 1
    pending.catch((error: unknown) => fail(response, error)).finally(() => (state.running -= 1))
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
