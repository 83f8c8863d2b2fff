import type { FastifyRequest } from 'fastify'

/** Returns the token of the authorization header; null without one. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null
}
