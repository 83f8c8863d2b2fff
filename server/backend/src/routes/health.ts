import type { FastifyReply } from 'fastify'

/** `GET /healthz`: the process lives. */
export function health() {
  return async (_: unknown, reply: FastifyReply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' })
}
