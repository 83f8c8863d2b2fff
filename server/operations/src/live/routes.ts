import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { followEvents } from 'ops-api'
import type { CallContext } from 'server-kit'
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
  serveOperation(ops, followEvents, follow, { config: { isHeldOpen: true } })

  async function follow({ request, reply }: CallContext<typeof followEvents>) {
    const stream = events.open(request.operatorAddress)
    endWithToken(stream, () => isStillAdmitted(request, admission))
    void reply.header('x-accel-buffering', 'no')
    return stream
  }
}

function endWithToken(stream: Readable, isValid: () => Promise<boolean>): void {
  const timer = setInterval(() => {
    void isValid()
      .catch(() => false)
      .then(valid => valid || stream.destroy())
  }, CHECK_MS)
  stream.once('close', () => clearInterval(timer))
}
