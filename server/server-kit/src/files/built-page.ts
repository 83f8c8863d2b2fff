import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../http/error-responses.ts'
import { createFileCache } from './file-cache.ts'
import { sendContent } from './send-content.ts'

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

const WITH_FRAMES = {
  ...HEADERS,
  'content-security-policy': `${POLICY}; frame-src 'self'`,
  // Windows of a framed page report back to it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

const ASKED_AGAIN = 'no-cache'
const KEPT_FOR_EVER = 'public, max-age=31536000, immutable'

const ASSET = /\.(css|js)$/

type BuiltPage = {
  /** The path that it is served at, without the last slash: `/ops`. */
  path: string
  /** Its document, and the addresses below `path` that it is served at. By default `index.html` at `/`. */
  document?: string
  at?: readonly string[]
  /** True for a page that shows pages of this origin in a frame, and their windows. */
  showsFrames?: boolean
  /** The folder of the built page, with its files in `assets/`. */
  folder: string
  /** Responds while the page is not built; a 404 by default. */
  onMissing?: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

/** Serves a built page beside the site, for operators or testers. Everyone may load it. */
export function registerBuiltPage(app: FastifyInstance, page: BuiltPage): void {
  const {
    path,
    document = 'index.html',
    at = ['/'],
    folder,
    showsFrames = false,
    onMissing = notFound,
  } = page
  const headers = showsFrames ? WITH_FRAMES : HEADERS
  const cache = createFileCache()
  app.get(path, async (_, reply) => reply.redirect(`${path}/`, 301))
  for (const place of at)
    app.get(path + place, async (request, reply) => {
      const file = await cache.find(folder, document)
      return file
        ? sendContent(request, reply.headers(headers), file, ASKED_AGAIN)
        : onMissing(request, reply)
    })
  app.get<{ Params: { name: string } }>(`${path}/assets/:name`, async (request, reply) => {
    const { name } = request.params
    const file = ASSET.test(name) ? await cache.find(folder, `assets/${name}`) : null
    return file ? sendContent(request, reply, file, KEPT_FOR_EVER) : notFound(request, reply)
  })
}
