import type { FastifyInstance } from 'fastify'
import { peerAddress } from 'server-kit'

/** `GET /sandbox/api/public-address`: tells visitors their own address, in the place of a service outside (GUARD-40). */
export function registerPublicAddressRoute(
  app: FastifyInstance,
  { trustProxy }: { trustProxy: boolean },
): void {
  app.get('/sandbox/api/public-address', async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    return { ip: peerAddress(request, trustProxy) }
  })
}
