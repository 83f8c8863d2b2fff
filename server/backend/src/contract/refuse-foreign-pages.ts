import type { FastifyInstance } from 'fastify'
import { comesFromOwnPage, HttpError } from 'server-kit'
import { contractTexts } from '../texts/contract.ko.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Objects are written under signed addresses, which need no cookie. */
const OURS = /^\/(api|admin-api|sandbox\/api)\//

/**
 * Refuses (403 `FOREIGN_PAGE`) every writing call that a browser makes for a page of another origin, unless that is
 * listed: the browser would send the applicant's cookie along.
 */
export function refuseForeignPages(app: FastifyInstance, pageOrigins: readonly string[]): void {
  app.addHook('onRequest', async request => {
    if (READS.has(request.method) || !OURS.test(request.url)) return
    if (!comesFromOwnPage(request, pageOrigins))
      throw new HttpError(403, 'FOREIGN_PAGE', contractTexts.foreignPage)
  })
}
