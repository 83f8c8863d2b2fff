import { signedHeaders, type SignedRequest } from 'gateway-contract'
import * as v from 'valibot'

/** The setting of the key that a gateway shares with the site. */
export const gatewayKey = v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters')))

export const NO_GATEWAY_KEY = 'GATEWAY_KEY is missing; requests to a gateway are signed with it.'

/** The address of a service outside: a gateway with the key that both share, or the portal with its service key. */
export type Connection = { url: string } & ({ gatewayKey: string } | { serviceKey: string })

/** Returns the parts of a request that show a service its caller. */
export type Credentials = (request: SignedRequest) => {
  query?: Record<string, string>
  headers?: Record<string, string>
}

/** Returns signatures for a gateway, or the service key of the public data portal. */
export function credentialsFor(connection: Connection, now: () => Date): Credentials {
  if ('gatewayKey' in connection)
    return request => ({ headers: signedHeaders(connection.gatewayKey, request, now()) })
  return () => ({ query: { serviceKey: connection.serviceKey } })
}
