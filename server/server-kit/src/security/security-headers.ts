import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of other origins may load it. */
    isForEveryOrigin?: true
    /** Pages of this origin show it in a frame. */
    isFramed?: true
  }
}

/** For a year this host and those below it are asked by https alone. */
const HTTPS_ALONE = 'max-age=31536000; includeSubDomains'

// No Cross-Origin-Opener-Policy: with any, Safari separates the windows of identity providers from the page.
const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-resource-policy': 'same-origin',
}
const framed = { 'x-frame-options': 'SAMEORIGIN' }
// Integrity is only checked on files that are open to every origin.
const forEveryOrigin = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

/**
 * Returns the headers of a file that is open to every origin, for a response without Fastify. Names and values
 * alternate.
 */
export function headersForEveryOrigin(protocol: string): readonly string[] {
  return protocol === 'https' ? openHeadersOverHttps : openHeaders
}

const openHeaders = Object.entries({ ...always, ...forEveryOrigin }).flat()
const openHeadersOverHttps = [...openHeaders, 'strict-transport-security', HTTPS_ALONE]

/** Adds the headers that restrict the browser to every response. A page adds its own content policy. */
export function setSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { isForEveryOrigin, isFramed } = request.routeOptions.config
    void reply.headers({
      ...always,
      ...(isForEveryOrigin && forEveryOrigin),
      ...(isFramed && framed),
    })
    if (request.protocol === 'https') void reply.header('strict-transport-security', HTTPS_ALONE)
  })
  app.addHook('onSend', async (_: FastifyRequest, reply: FastifyReply) => {
    const isData = String(reply.getHeader('content-type') ?? '').startsWith('application/json')
    if (isData && !reply.hasHeader('content-security-policy'))
      void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  })
}
