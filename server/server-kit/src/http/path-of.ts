import type { FastifyRequest } from 'fastify'

/** The address without its query, which may hold personal values and is therefore never logged (GP-11, GP-12). */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/'
}
