import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isIdentityPopup } from 'domain-rules/journey'
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

// Pages in such a window. A provider of another origin stands between them, and a browser cuts the window off from
// its opener as soon as two pages after another disagree about this policy.
const IN_IDENTITY_WINDOW = /^\/(api\/v1\/auth\/lib\/nice|sandbox\/identity)\//
const inIdentityWindow = { 'cross-origin-opener-policy': 'unsafe-none' }

/** What every answer tells the browser not to do. The page brings its own content policy. */
export function protectAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request)
    void reply.headers({ ...always, ...openerOf(path), ...sharingOf(path) })
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

function openerOf(path: string): Record<string, string> {
  return IN_IDENTITY_WINDOW.test(path) || isIdentityPopup(path) ? inIdentityWindow : {}
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
  /** Where styles, fonts and images come from when that is another origin. */
  cdnOrigins: readonly string[]
}

/** What the page may load and do. Everything else comes from this origin; no inline script but those of the document. */
export function pagePolicy({ scriptHashes, dataOrigins, cdnOrigins }: PageOrigins): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    ["style-src 'self'", ...cdnOrigins].join(' '),
    ["img-src 'self' blob: data:", ...dataOrigins, ...cdnOrigins].join(' '),
    ["font-src 'self'", ...cdnOrigins].join(' '),
    ["connect-src 'self'", ...dataOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types rspack shell 'allow-duplicates'",
  ].join('; ')
}
