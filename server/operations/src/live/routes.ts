import type { FastifyInstance } from 'fastify'
import { followEvents } from 'ops-api'
import { serveOperation } from '../access/serve-operation.ts'
import { createLiveEvents } from './live-events.ts'
import type { TopicSource } from './topics.ts'

/** Serves `GET /ops/api/events`: the topics as server-sent events, for as long as the client is connected. */
export function registerLiveEvents(
  ops: FastifyInstance,
  topics: Readonly<Record<string, TopicSource>>,
): void {
  const events = createLiveEvents(topics, (error, topic) =>
    ops.log.error({ err: error, topic }, 'a topic of the console cannot be read'),
  )
  ops.addHook('preClose', async () => events.close())
  const heldOpen = { config: { isHeldOpen: true } } as const
  serveOperation(
    ops,
    followEvents,
    async ({ request, reply }) => {
      const stream = events.open(request.operatorAddress)
      void reply.header('x-accel-buffering', 'no')
      return stream
    },
    heldOpen,
  )
}
