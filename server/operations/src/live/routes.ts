import type { FastifyInstance } from 'fastify'
import { HttpError, requestTexts } from 'server-kit'
import { createLiveEvents } from './live-events.ts'
import type { Topic } from './topics.ts'

/** `GET /ops/api/events`: what the console shows, as server-sent events, for as long as it listens. */
export function registerLiveEvents(ops: FastifyInstance, topics: Readonly<Record<string, Topic>>): void {
  const events = createLiveEvents(topics, (error, topic) =>
    ops.log.error({ err: error, topic }, 'consoles cannot be told'),
  )
  ops.addHook('preClose', async () => events.close())
  ops.get('/events', { config: { isHeldOpen: true } }, async (_, reply) => {
    const stream = events.open()
    if (!stream) throw new HttpError(503, 'OVERLOADED', requestTexts.overloaded)
    return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream)
  })
}
