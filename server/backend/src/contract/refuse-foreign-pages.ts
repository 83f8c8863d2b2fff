import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from 'server-kit'
import { contractTexts } from '../texts/contract.ko.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Objects are written under signed addresses, which need no cookie. */
const OURS = /^\/(api|admin-api|sandbox\/api)\//

/**
 * Refuses (403 `FOREIGN_PAGE`) every writing call that a browser makes for a page of another origin, unless that is
 * listed: the browser would send the applicant's cookie along. A browser says where a call comes from; other programs
 * say nothing, and have no one's cookie.
 */
export function refuseForeignPages(app: FastifyInstance, pageOrigins: readonly string[]): void {
  app.addHook('onRequest', async request => {
    if (READS.has(request.method) || !OURS.test(request.url)) return
    if (!comesFromOurPage(request, pageOrigins)) {
      throw new HttpError(403, 'FOREIGN_PAGE', contractTexts.foreignPage)
    }
  })
}

function comesFromOurPage({ headers, host }: FastifyRequest, pageOrigins: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (origin !== undefined && pageOrigins.includes(origin)) return true
  // `none`: the person's own doing, such as a reload.
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  // Older browsers, and addresses without encryption, where browsers leave the other header out.
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}
