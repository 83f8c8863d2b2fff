import type { FastifyReply } from 'fastify'
import * as v from 'valibot'
import type { Call, RawAnswer } from './call.ts'

/** Sends what the call's schema names of an answer, and nothing else. */
export function sendAnswer({ answer: expected }: Call, answer: unknown, reply: FastifyReply): FastifyReply {
  if (!isRaw(expected)) return reply.send(v.parse(expected, answer))
  if (!reply.hasHeader('content-type')) void reply.type(expected.contentType)
  return reply.send(answer)
}

/** Whether an answer is a file or a page instead of JSON. */
export function isRaw(answer: Call['answer']): answer is RawAnswer {
  return 'contentType' in answer
}
