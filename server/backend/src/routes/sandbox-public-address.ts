import type { FastifyReply, FastifyRequest } from 'fastify'
import { peerAddress } from '../admin/admin-access.ts'
import type { Config } from '../config.ts'

/** `GET /sandbox/api/public-address`: tells visitors their own address, in the place of a service outside (GUARD-40). */
export function sandboxPublicAddress({ trustProxy }: Pick<Config, 'trustProxy'>) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('cache-control', 'no-store')
    return { ip: peerAddress(request, trustProxy) }
  }
}
