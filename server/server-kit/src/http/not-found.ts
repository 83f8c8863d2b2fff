import type { FastifyReply, FastifyRequest } from 'fastify'
import { pathOf } from './path-of.ts'
import { texts } from '../texts.ko.ts'

const CALLED_BY_PROGRAMS = /^\/(api|admin-api|sandbox|ops|objects)(\/|$)/

/** A real 404: JSON where programs call, one line of text everywhere else. Never the page. */
export function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.code(404).header('cache-control', 'no-store')
  if (CALLED_BY_PROGRAMS.test(pathOf(request)))
    return reply.send({ status: 404, errorCode: 'NOT_FOUND', message: texts.notFound })
  return reply.type('text/plain; charset=utf-8').send(`${texts.notFound}\n`)
}
