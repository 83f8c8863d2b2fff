import type { FastifyRequest } from 'fastify'

const BEARER = /^Bearer +(\S+)$/i

/** Returns the token of the authorization header; null without one. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  return BEARER.exec(headers.authorization ?? '')?.[1] ?? null
}
