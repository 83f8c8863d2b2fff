import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { followEvents } from 'ops-api'
import { serveOperation } from '../access/serve-operation.ts'
import { createLiveEvents } from './live-events.ts'
import { isStillAdmitted } from '../access/admit-operators.ts'
import type { Admission } from '../access/admission.ts'
import type { TopicSource } from './topics.ts'

const CHECK_MS = 5_000

/** Serves `GET /ops/api/events`: the topics as server-sent events, while the client is connected and its token or session valid. */
export function registerLiveEvents(
  ops: FastifyInstance,
  topics: Readonly<Record<string, TopicSource>>,
  admission: Admission,
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
      endWithToken(stream, () => isStillAdmitted(request, admission))
      void reply.header('x-accel-buffering', 'no')
      return stream
    },
    heldOpen,
  )
}

function endWithToken(stream: Readable, isValid: () => Promise<boolean>): void {
  const timer = setInterval(() => {
    void isValid().then(
      valid => valid || stream.destroy(),
      () => stream.destroy(),
    )
  }, CHECK_MS)
  stream.once('close', () => clearInterval(timer))
}
