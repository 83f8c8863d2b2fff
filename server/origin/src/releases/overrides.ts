import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { verifiedOverride, type Override } from 'release-format'
import { cookieIn, notFound, serveCall, setCookie } from 'server-kit'
import { caching } from '../files/caching.ts'
import { openOverrideCall } from '../calls.ts'

/** An opened link: its browser, the signed override that it shows, and its end. */
type Opening = { id: string; browser: string; override: string; until: Date }

/** Records the opened links, for all machines of a site. */
export type Openings = {
  /** False when the link was opened before. */
  open(opening: Opening): Promise<boolean>
  /** Returns the override of that browser, or null. */
  find(browser: string): Promise<string | null>
}

/** For an origin without a database: in this process alone. */
export function createMemoryOpenings(now: () => Date = () => new Date()): Openings {
  const openings = new Map<string, Opening>()

  return {
    async open(opening) {
      for (const [id, { until }] of openings) if (until <= now()) openings.delete(id)
      if (openings.has(opening.id)) return false
      openings.set(opening.id, opening)
      return true
    },
    find: async browser =>
      [...openings.values()].find(opening => opening.browser === browser)?.override ?? null,
  }
}

const COOKIE = 'sbiz_override'
const SECRET = /^[\w-]{32}$/

export type Overrides = ReturnType<typeof createOverrides>

/**
 * Serves links that show a release of another origin to a tester (`/registry/override?token=…`). Each opens once, and
 * a cookie keeps its release for that browser. A link that has expired, was used, or is not the site's is not found.
 */
export function createOverrides(
  siteKeys: readonly string[],
  openings: () => Openings,
  now: () => Date = () => new Date(),
) {
  return {
    /** Returns the override for the browser of this request, or null. */
    async of(request: FastifyRequest): Promise<Override | null> {
      const secret = cookieIn(request, COOKIE)
      if (secret === null || !SECRET.test(secret)) return null
      const text = await foundFor(secret, request)
      return text === null ? null : verifiedOverride(text, siteKeys, now())
    },
    register(app: FastifyInstance): void {
      serveCall(app, openOverrideCall, async ({ query, request, reply }) => {
        const text = textIn(query.token)
        const override = await verifiedOverride(text, siteKeys, now())
        if (!override) return notFound(request, reply)
        const { id, remote, release } = override
        const until = new Date(override.until)
        const secret = randomBytes(24).toString('base64url')
        if (!(await openings().open({ id, browser: digestOf(secret), override: text, until })))
          return notFound(request, reply)
        request.log.info({ id, remote, version: release.version }, 'override opened')
        const seconds = Math.ceil((until.getTime() - now().getTime()) / 1_000)
        setCookie({ request, reply }, COOKIE, secret, { seconds })
        void reply.header('cache-control', caching.notKept)
        return reply.redirect(release.routes[0]?.path ?? '/', 303)
      })
    },
  }

  /** The site is shown also while the openings cannot be read. */
  async function foundFor(secret: string, { log }: FastifyRequest): Promise<string | null> {
    try {
      return await openings().find(digestOf(secret))
    } catch (error) {
      log.error({ err: error }, 'what a tester is shown cannot be read')
      return null
    }
  }
}

/** Only the cookie opens the override: the stored digest does not. */
function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

function textIn(token: unknown): string {
  return typeof token === 'string' ? Buffer.from(token, 'base64url').toString('utf8') : ''
}
