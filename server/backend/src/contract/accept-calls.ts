import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

/** Makes an application ready for `serve`. JSON and, where a call takes files, multipart are the only kinds of body. */
export function acceptCalls(app: FastifyInstance): void {
  app.decorate('servedCalls', [])
  app.removeContentTypeParser('text/plain')
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    // Many clients always name the type, also where a call takes no payload.
    if (text === '') done(null, undefined)
    else void parseJson(request, text, done)
  })
  // What is too large is told by its size, in our own words.
  void app.register(multipart, { throwFileSizeLimit: false })
}
