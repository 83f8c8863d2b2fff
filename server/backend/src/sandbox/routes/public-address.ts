import type { FastifyInstance } from 'fastify'
import { readPublicAddress } from 'sandbox-api'
import { peerAddress } from 'server-kit'
import { serveSandboxCall } from './serve-sandbox-call.ts'

/** Serves visitors their own address, instead of a service outside (GUARD-40). */
export function registerPublicAddressRoute(
  app: FastifyInstance,
  { trustProxy }: { trustProxy: boolean },
): void {
  serveSandboxCall(app, readPublicAddress, async ({ request, reply }) => {
    void reply.header('cache-control', 'no-store')
    return { ip: peerAddress(request, trustProxy) }
  })
}
