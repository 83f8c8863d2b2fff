import type { FastifyReply } from 'fastify'
import * as v from 'valibot'
import type { Call, RawResponse } from './call.ts'

/** Sends the part of a result that the call's response schema names, and nothing else. A handler may have sent it itself. */
export function sendResponse(
  { response, statuses: [status] = [] }: Call,
  result: unknown,
  reply: FastifyReply,
): FastifyReply {
  if (reply.raw.headersSent) return reply
  // A handler may have chosen a status by itself.
  if (status !== undefined && reply.statusCode === 200) void reply.code(status)
  if (response === null) return reply.send()
  if (!isRaw(response)) return reply.send(v.parse(response, result))
  if (!reply.hasHeader('content-type')) void reply.type(response.contentType)
  return reply.send(result)
}

/** Returns true for a file, a page or a stream instead of JSON. */
export function isRaw(response: NonNullable<Call['response']>): response is RawResponse {
  return 'contentType' in response
}
