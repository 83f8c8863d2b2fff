import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from 'server-kit'
import * as v from 'valibot'
import { createConsoleFiles } from './console-files.ts'

/** The console holds the operators' token: it runs its own files, asks this origin alone, and stands in no frame. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const HEADERS = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
}

const ASKED_AGAIN = 'no-cache'
const KEPT_FOR_EVER = 'public, max-age=31536000, immutable'

const asset = v.object({ name: v.string() })

/** The operators' console at `/ops/`, built into that folder. It is for everyone to load; what it shows needs the token. */
export function registerConsole(app: FastifyInstance, folder: string): void {
  const find = createConsoleFiles(folder)

  app.get('/ops', async (_, reply) => reply.redirect('/ops/', 301))
  app.get('/ops/', (request, reply) => send(request, reply.headers(HEADERS), 'index.html', ASKED_AGAIN))
  app.get('/ops/assets/:name', (request, reply) =>
    send(request, reply, `assets/${v.parse(asset, request.params).name}`, KEPT_FOR_EVER),
  )

  async function send(request: FastifyRequest, reply: FastifyReply, path: string, caching: string) {
    const file = await find(path)
    if (!file) return notFound(request, reply)
    const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    if (takesGzip) void reply.header('content-encoding', 'gzip')
    return reply
      .headers({ 'cache-control': caching, vary: 'accept-encoding' })
      .type(file.type)
      .send(takesGzip ? file.gzipped : file.bytes)
  }
}
