import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pathOf } from './path-of.ts'

const HALF_A_YEAR_S = 15_552_000
const LOADED_BY_OTHER_ORIGINS = /^\/((remotes|cdn)\/|ts\.wseq$)/

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // The windows of the identity providers report back to the page that opened them.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/** What every answer tells the browser not to do. The page brings its own content policy. */
export function protectAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(always).headers(sharingOf(pathOf(request)))
    if (request.protocol === 'https')
      void reply.header('strict-transport-security', `max-age=${HALF_A_YEAR_S}`)
  })
  app.addHook('onSend', async (_: FastifyRequest, reply: FastifyReply) => {
    const isData = String(reply.getHeader('content-type') ?? '').startsWith('application/json')
    if (isData && !reply.hasHeader('content-security-policy')) {
      void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    }
  })
}

// Integrity is only checked on files that are open to every origin; the waiting room may serve other sites too.
function sharingOf(path: string): Record<string, string> {
  if (!LOADED_BY_OTHER_ORIGINS.test(path)) return { 'cross-origin-resource-policy': 'same-origin' }
  return { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
}

type PageOrigins = {
  scriptHashes: readonly string[]
  /** Other origins that answer calls, and that files are sent to, fetched from and shown from. */
  dataOrigins: readonly string[]
}

/** What the page may load and do. Everything else comes from this origin; no inline script but those of the document. */
export function pagePolicy({ scriptHashes, dataOrigins }: PageOrigins): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    ["img-src 'self' blob: data:", ...dataOrigins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...dataOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types rspack shell 'allow-duplicates'",
  ].join('; ')
}
