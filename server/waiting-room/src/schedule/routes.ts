import type { FastifyInstance } from 'fastify'
import { notFound } from 'server-kit'
import type { ScheduledLines } from './scheduled-lines.ts'

type ById = { Params: { id: string } }

/**
 * Serves `GET /waiting-room/draws/{id}.json` to everyone: the commitment before a draw, key and order afterwards, so that
 * anyone can check it. 404 for another id.
 */
export function registerDraws(app: FastifyInstance, lines: Pick<ScheduledLines, 'drawOf'>): void {
  const config = { isForEveryOrigin: true } as const
  app.get<ById>('/waiting-room/draws/:id(^[0-9a-f]{16}).json', { config }, async (request, reply) => {
    const record = await lines.drawOf(request.params.id)
    if (!record) return notFound(request, reply)
    const isOver = record.order !== null
    return reply.header('cache-control', isOver ? 'public, max-age=60' : 'no-store').send(record)
  })
}
