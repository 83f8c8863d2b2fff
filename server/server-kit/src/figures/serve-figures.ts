import type { FastifyInstance } from 'fastify'
import { notFound } from '../http/error-responses.ts'
import { bearerOf } from '../http/request-facts.ts'
import { isSameSecret } from '../security/is-same-secret.ts'
import { FIGURES_TYPE, textOf, type Figure } from './figure.ts'

/** Reads the figures of the moment. */
export type ReadFigures = () => Promise<readonly Figure[]>

/** Serves `GET /metrics`: to clients with the token (`Authorization: Bearer …`) if there is one, 404 to others. */
export function serveFigures(app: FastifyInstance, read: ReadFigures, token?: string): void {
  app.get('/metrics', async (request, reply) => {
    if (token !== undefined && !isSameSecret(bearerOf(request) ?? '', token)) return notFound(request, reply)
    void reply.header('cache-control', 'no-store').type(FIGURES_TYPE)
    return textOf(await read())
  })
}
