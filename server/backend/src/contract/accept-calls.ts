import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { exceedsJsonLimits, HttpError, requestTexts } from 'server-kit'
import { registerRateLimits, type RateLimitSettings } from '../limits/rate-limits.ts'
import { refuseForeignPages } from './refuse-foreign-pages.ts'

/**
 * Makes an application ready for `serve`. JSON and, where a call takes files, multipart are the only kinds of body; what
 * writes comes from our own page, or one of the listed origins; no one asks more often than the limits allow.
 */
export function acceptCalls(
  app: FastifyInstance,
  config: RateLimitSettings & { pageOrigins: readonly string[] },
): void {
  registerRateLimits(app, config)
  refuseForeignPages(app, config.pageOrigins)
  app.decorate('servedCalls', [])
  app.decorateRequest('applicant', null)
  app.removeContentTypeParser('text/plain')
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    // Many clients always name the type, also where a call takes no payload.
    if (text === '') done(null, undefined)
    else if (exceedsJsonLimits(text)) done(tooNested())
    else void parseJson(request, text, done)
  })
  // What is too large is told by its size, in our own words.
  void app.register(multipart, { throwFileSizeLimit: false })
}

function tooNested(): HttpError {
  return new HttpError(400, 'REQUEST_MALFORMED', requestTexts.malformed)
}
