import type { FastifyRequest } from 'fastify'
import { isProgramAddress } from 'release-format'
import { pathOf, sendContent } from 'server-kit'
import { caching } from '../files/caching.ts'
import { restOfPath, type Handler } from '../files/file-handlers.ts'
import { inFrame, type Isolation } from '../isolation/isolation.ts'
import type { Overrides } from '../releases/overrides.ts'
import type { Page, Pages } from './pages.ts'
import { siteOf } from './site-of.ts'

const LOOKS_LIKE_A_FILE = /\.[^./]+$/

type Needed = {
  pages: Pages
  overrides: Overrides
  /** Null on a site without testers' addresses. */
  isolation: Isolation | null
  /** Serves a file of the shell, or 404. */
  shellFile: Handler
  isShellFile: (path: string) => Promise<boolean>
}

/**
 * Serves the page, except at the address of a file. A path with a file's ending but no file is a page for a visit, such
 * as `/index.do` (GUARD-27), and 404 for a subresource. A trailing slash is redirected away.
 */
export function pageOrFile({ pages, overrides, isolation, shellFile, isShellFile }: Needed): Handler {
  const isForFile = async (request: FastifyRequest, path: string) =>
    LOOKS_LIKE_A_FILE.test(path) && (!isVisit(request) || (await isShellFile(restOfPath(request))))

  return async (request, reply) => {
    const path = pathOf(request)
    if (isProgramAddress(path) || (await isForFile(request, path))) return shellFile(request, reply)
    const override = await overrides.of(request)
    const site = siteOf(request)
    const script = (await isolation?.scriptFor(request)) ?? null
    const isForTester = override !== null || script !== null
    const found = await pages.at(path, site, override, isForTester)
    const page = script === null ? found : inFrame(found, script)
    const withoutSlash = await knownWithoutSlash(pages, path, site, page)
    if (withoutSlash !== null) return reply.redirect(withoutSlash + request.url.slice(path.length), 308)
    void reply.code(page.isKnown ? 200 : 404).headers(page.headers)
    return sendContent(request, reply, page.content, isForTester ? caching.notKept : caching.never)
  }
}

/** Serves a page whose address holds personal data: neither stored nor sent on as a referrer (GP-11). */
export function identityPopup(pages: Pages): Handler {
  return async (request, reply) => {
    const { content, headers } = await pages.at(pathOf(request), siteOf(request))
    void reply.headers({ ...headers, 'referrer-policy': 'no-referrer' })
    return sendContent(request, reply, content, caching.notKept)
  }
}

/** Returns the path without trailing slash if that is a known page and the path itself is not; else null. */
async function knownWithoutSlash(
  pages: Pages,
  path: string,
  site: string,
  { isKnown }: Page,
): Promise<string | null> {
  // The pattern begins at the first slash of a row alone: a long row would block the server.
  const withoutSlash = path.replace(/(?<!\/)\/+$/, '')
  if (isKnown || withoutSlash === path) return null
  return (await pages.at(withoutSlash, site)).isKnown ? withoutSlash : null
}

/** Returns whether a person navigates to the address, rather than a page requesting a part of itself. */
function isVisit({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false
}
