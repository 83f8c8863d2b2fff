import type { FastifyInstance } from 'fastify'
import { comesFromOwnPage, HttpError } from 'server-kit'
import { registerRateLimits, type RateLimitSettings } from '../limits/rate-limits.ts'
import { contractTexts } from '../texts/contract.ko.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Objects are written under signed addresses, which need no cookie. */
const OURS = /^\/(api|admin-api|sandbox\/api)\//

/**
 * Makes an application ready for `serve`: with rate limits, and refuses (403 `FOREIGN_PAGE`) every writing call that a
 * browser makes for a page of another origin, unless that is listed: the applicant's cookie would be sent along.
 */
export function acceptCalls(
  app: FastifyInstance,
  config: RateLimitSettings & { pageOrigins: readonly string[] },
): void {
  registerRateLimits(app, config)
  app.addHook('onRequest', async request => {
    if (READS.has(request.method) || !OURS.test(request.url)) return
    if (!comesFromOwnPage(request, config.pageOrigins))
      throw new HttpError(403, 'FOREIGN_PAGE', contractTexts.foreignPage)
  })
  app.decorateRequest('applicant', null)
}
