import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from './http-error.ts'
import { texts } from '../texts.ko.ts'

/** Returns the response for an error of the application; undefined for a failure of our own. */
export type ErrorMapping = (error: unknown) => HttpError | undefined

const TRY_AGAIN_AFTER_S = 5

type ErrorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => FastifyReply

/**
 * Makes every error a response `{ status, errorCode, message }` whose message is a Korean sentence for the person. A
 * response with 503 names the time of the next attempt.
 */
export function errorResponder(toHttpError: ErrorMapping = () => undefined): ErrorHandler {
  return (error, request, reply) => {
    const response = error instanceof HttpError ? error : (toHttpError(error) ?? httpErrorFor(error))
    if (response.status >= 500) request.log.error({ err: error }, 'request failed')
    const { status, errorCode, message, errors } = response
    const retryAfter = response.retryAfterSeconds ?? (status === 503 ? TRY_AGAIN_AFTER_S : undefined)
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
    return reply.code(status).send({ status, errorCode, message, ...(errors && { errors }) })
  }
}

function httpErrorFor({ statusCode }: FastifyError): HttpError {
  if (statusCode === 413) return new HttpError(413, 'REQUEST_TOO_LARGE', texts.tooLarge)
  if (statusCode === 415) return new HttpError(415, 'REQUEST_UNSUPPORTED_TYPE', texts.unsupportedType)
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new HttpError(statusCode, 'REQUEST_MALFORMED', texts.malformed)
  return new HttpError(500, 'INTERNAL_ERROR', texts.failed)
}
