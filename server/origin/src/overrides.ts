import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { verifiedOverride, type Override } from 'remote-registry'
import { isProduction, notFound } from 'server-kit'
import { caching } from './caching.ts'

/** Sessions of testers. */
const MOST = 1_000

export type Overrides = {
  /** What the browser that asks is shown in the place of a live release. */
  of(request: FastifyRequest): Override | null
  register(app: FastifyInstance): void
}

/**
 * Links that show a release of another origin to a tester (`/registry/override?token=…`): each opens once, and what it
 * shows is kept for that browser by a cookie, in this process. A link that is over, used or not the site's is not found.
 */
export function createOverrides(siteKeys: readonly string[], now: () => Date = () => new Date()): Overrides {
  const cookie = isProduction(process.env) ? '__Host-sbiz_override' : 'sbiz_override'
  const used = new Map<string, Date>()
  const shown = new Map<string, Override>()

  return {
    of({ headers }) {
      const secret = new RegExp(`(?:^|; )${cookie}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1] ?? ''
      const override = shown.get(secret)
      return override && new Date(override.until) > now() ? override : null
    },
    register(app) {
      app.get('/registry/override', async (request, reply) => {
        const override = await verifiedOverride(textIn(request.query), siteKeys, now())
        forgetOld()
        if (!override || used.has(override.id) || used.size >= MOST) return notFound(request, reply)
        const { id, until, release } = override
        used.set(id, new Date(until))
        const secret = randomBytes(24).toString('base64url')
        shown.set(secret, override)
        request.log.info({ id, remote: override.remote, version: release.version }, 'override opened')
        const attributes = `Path=/; HttpOnly; SameSite=Lax; Expires=${new Date(until).toUTCString()}`
        void reply.header(
          'set-cookie',
          `${cookie}=${secret}; ${attributes}${isProduction(process.env) ? '; Secure' : ''}`,
        )
        void reply.header('cache-control', caching.notKept)
        return reply.redirect(release.routes[0]?.path ?? '/', 303)
      })
    },
  }

  function forgetOld(): void {
    for (const [id, until] of used) if (until <= now()) used.delete(id)
    for (const [secret, { until }] of shown) if (new Date(until) <= now()) shown.delete(secret)
  }
}

function textIn(query: unknown): string {
  const token = typeof query === 'object' && query && 'token' in query ? query.token : ''
  return typeof token === 'string' ? Buffer.from(token, 'base64url').toString('utf8') : ''
}
