import type { FastifyInstance } from 'fastify'
import { registerRateLimits, type RateLimitSettings } from '../limits/rate-limits.ts'
import { refuseForeignPages } from './refuse-foreign-pages.ts'

/** Makes an application ready for `serve`: with rate limits, and with writing calls from the listed origins only. */
export function acceptCalls(
  app: FastifyInstance,
  config: RateLimitSettings & { pageOrigins: readonly string[] },
): void {
  registerRateLimits(app, config)
  refuseForeignPages(app, config.pageOrigins)
  app.decorateRequest('applicant', null)
}
