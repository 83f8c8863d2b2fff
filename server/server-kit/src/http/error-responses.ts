import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { HttpError } from './http-error.ts'
import { texts } from '../texts.ko.ts'
import { pathOf } from './request-facts.ts'

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

const CALLED_BY_PROGRAMS = /^\/(api|admin-api|sandbox|ops|objects)(\/|$)/

/** A real 404: JSON where programs call, one line of text everywhere else. Never the page. */
export function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.code(404).header('cache-control', 'no-store')
  if (CALLED_BY_PROGRAMS.test(pathOf(request)))
    return reply.send({ status: 404, errorCode: 'NOT_FOUND', message: texts.notFound })
  return reply.send(`${texts.notFound}\n`)
}

const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Responds to invalid HTTP, and to an address or headers that are too long, as to every other error. */
export function respondToUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  // No one is left to read a response.
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const statusLine = STATUS_LINES[code] ?? '400 Bad Request'
  const body = JSON.stringify({
    status: Number(statusLine.slice(0, 3)),
    errorCode: 'REQUEST_MALFORMED',
    message: texts.malformed,
  })
  const head = [
    `HTTP/1.1 ${statusLine}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
