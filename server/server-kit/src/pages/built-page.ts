import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { notFound } from '../http/not-found.ts'
import { createPageFiles, type PageFile } from './page-files.ts'

/** The policy of a powerful page: only its own files, only calls to this origin, no frame around it. */
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

type BuiltPage = {
  /** The path that it is served at, without the last slash: `/ops`. */
  path: string
  /** The folder of the built page, with its files in `assets/`. */
  folder: string
  /** Responds while the page is not built; a 404 by default. */
  onMissing?: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

/** Serves a built page beside the site, for operators or testers. Everyone may load it. */
export function registerBuiltPage(app: FastifyInstance, page: BuiltPage): void {
  const { path, folder, onMissing = notFound } = page
  const find = createPageFiles(folder)

  app.get(path, async (_, reply) => reply.redirect(`${path}/`, 301))
  app.get(`${path}/`, async (request, reply) => {
    const file = await find('index.html')
    if (!file) return onMissing(request, reply)
    return send(request, reply.headers({ ...HEADERS, 'cache-control': ASKED_AGAIN }), file)
  })
  app.get(`${path}/assets/:name`, async (request, reply) => {
    const file = await find(`assets/${v.parse(asset, request.params).name}`)
    if (!file) return notFound(request, reply)
    return send(request, reply.header('cache-control', KEPT_FOR_EVER), file)
  })
}

function send({ headers }: FastifyRequest, reply: FastifyReply, { type, bytes, gzipped }: PageFile) {
  void reply.type(type).header('vary', 'accept-encoding')
  const takesGzip = /\bgzip\b/.test(headers['accept-encoding'] ?? '')
  return takesGzip ? reply.header('content-encoding', 'gzip').send(gzipped) : reply.send(bytes)
}
