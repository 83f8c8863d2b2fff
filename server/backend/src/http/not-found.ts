import type { FastifyReply, FastifyRequest } from 'fastify'
import { texts } from '../texts.ko.ts'
import { pathOf } from './path-of.ts'

const ANSWERED_AS_JSON = /^\/(api|admin-api|sandbox|ops|objects)(\/|$)/

/** A real 404: JSON where programs call, one line of text everywhere else. Never the page. */
export function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.code(404).header('cache-control', 'no-store')
  if (ANSWERED_AS_JSON.test(pathOf(request))) {
    return reply.send({ status: 404, errorCode: 'NOT_FOUND', message: texts.request.notFound })
  }
  return reply.type('text/plain; charset=utf-8').send(`${texts.request.notFound}\n`)
}
