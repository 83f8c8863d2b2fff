import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { containsAddress, peerAddress } from 'server-kit'
import { bearerOf } from '../session/bearer.ts'

export type AdminConfig = {
  /** From where the admin backend may be called: addresses and networks like 192.0.2.0/24. From nowhere when empty. */
  adminAddresses: readonly string[]
  adminToken: string | undefined
  trustProxy: boolean
}

/** Whether a request may use the admin backend: its address is listed and it shows the admin token. None may when none is configured. */
export function isAdmitted(
  { adminAddresses, adminToken, trustProxy }: AdminConfig,
  request: FastifyRequest,
): boolean {
  const shown = bearerOf(request)
  if (!adminToken || !shown) return false
  if (!containsAddress(adminAddresses, peerAddress(request, trustProxy))) return false
  return timingSafeEqual(digestOf(shown), digestOf(adminToken))
}

/**
 * Who uses the admin backend, for the audit log: `admin:` and the name in `X-Admin-User`, which the gateway before it sets
 * that knows them. Without one, or with what is no plain name, `admin`.
 */
export function adminActorOf({ headers }: FastifyRequest): string {
  const name = headers['x-admin-user']
  return typeof name === 'string' && /^[\w.@-]{1,64}$/.test(name) ? `admin:${name}` : 'admin'
}

// Digests have one length, which the comparison needs, and say nothing of the token's.
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
