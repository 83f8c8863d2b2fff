import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { HttpError } from '../http/http-error.ts'
import { exceedsJsonLimits } from '../limits/json-limits.ts'
import { texts } from '../texts.ko.ts'
import type { ServedCall } from './openapi.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call of the server, for /openapi.json and /docs. */
    servedCalls: ServedCall[]
  }
}

/** Makes an application ready for `serveCall`. JSON and, where a call takes files, multipart are the only kinds of body. */
export function acceptCalls(app: FastifyInstance): void {
  app.decorate('servedCalls', [])
  app.removeContentTypeParser('text/plain')
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    // Many clients always name the type, also where a call takes no payload.
    if (text === '') done(null, undefined)
    else if (exceedsJsonLimits(text)) done(new HttpError(400, 'REQUEST_MALFORMED', texts.malformed))
    else void parseJson(request, text, done)
  })
  // A file that is too large is refused by its size, in our own words.
  void app.register(multipart, { throwFileSizeLimit: false })
}
