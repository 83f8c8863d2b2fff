import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { texts } from '../texts.ko.ts'
import { Refused } from './refused.ts'

/** Makes every error an answer `{ status, errorCode, message }` whose message is a Korean sentence for the person. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
}

/** Also handed to Fastify for addresses that it cannot read, which never reach a route. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = error instanceof Refused ? error : refusalFor(error)
  if (refused.status >= 500) request.log.error({ err: error }, 'request failed')
  const { status, errorCode, message, errors } = refused
  return reply.code(status).send({ status, errorCode, message, ...(errors && { errors }) })
}

function refusalFor({ statusCode }: FastifyError): Refused {
  if (statusCode === 413) return new Refused(413, 'REQUEST_TOO_LARGE', texts.request.tooLarge)
  if (statusCode === 415) return new Refused(415, 'REQUEST_UNSUPPORTED_TYPE', texts.request.unsupportedType)
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new Refused(statusCode, 'REQUEST_MALFORMED', texts.request.malformed)
  }
  return new Refused(500, 'INTERNAL_ERROR', texts.request.failed)
}
