import type { FastifyRequest } from 'fastify'
import { bearerOf, containsAddress, isSameSecret, peerAddress } from 'server-kit'

export type AdminConfig = {
  /** Addresses and networks like 192.0.2.0/24 that may call the admin backend; none if empty. */
  adminAddresses: readonly string[]
  adminToken: string | undefined
  trustProxy: boolean
}

/** Returns true if a request may use the admin backend: its address is listed and it carries the admin token. Without a configured token, none may. */
export function isAdmitted(
  { adminAddresses, adminToken, trustProxy }: AdminConfig,
  request: FastifyRequest,
): boolean {
  const shown = bearerOf(request)
  if (!adminToken || !shown) return false
  if (!containsAddress(adminAddresses, peerAddress(request, trustProxy))) return false
  return isSameSecret(shown, adminToken)
}

/**
 * Returns the actor of an admin request for the audit log: `admin:` and the name in `X-Admin-User`, which the gateway
 * in front sets. Without a plain name, `admin`.
 */
export function adminActorOf({ headers }: FastifyRequest): string {
  const name = headers['x-admin-user']
  return typeof name === 'string' && /^[\w.@-]{1,64}$/.test(name) ? `admin:${name}` : 'admin'
}
