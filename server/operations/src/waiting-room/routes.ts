import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from 'server-kit'
import * as v from 'valibot'
import type { AuditRequest } from '../audit.ts'
import { readBody } from '../read-body.ts'
import * as t from '../texts.ko.ts'
import { CONTROLS, type WaitingRoomPort } from './waiting-room-port.ts'

const amount = v.optional(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))))
const ofAction = v.object({ action: v.string() })
const changeSchema = v.strictObject({
  mode: v.optional(v.picklist(CONTROLS)),
  limit: amount,
  rate: amount,
  reason: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(500))),
})

/** `GET /waiting-room`: every line and what holds there. `PUT /waiting-room/{action}`: limit, rate and mode, at once. */
export function registerWaitingRoomRoutes(
  ops: FastifyInstance,
  { waitingRoom, audit }: { waitingRoom: WaitingRoomPort; audit: AuditRequest },
): void {
  ops.get('/waiting-room', async ({ log }) => ({
    actions: await reached(log, () => waitingRoom.report()),
  }))

  const change = async (request: FastifyRequest) => {
    const { action } = readBody(ofAction, request.params)
    const { reason, ...wanted } = readBody(changeSchema, request.body)
    const done = await reached(request.log, () => waitingRoom.change(action, wanted))
    if (!done) throw new HttpError(404, 'QUEUE_ACTION_NOT_FOUND', t.lineNotFound)
    const { before, after } = done
    await audit(request, 'waiting-room.change', {
      line: action,
      mode: after.mode,
      limit: after.limit,
      rate: after.rate,
      modeBefore: before.mode,
      limitBefore: before.limit,
      rateBefore: before.rate,
      reason: reason ?? null,
    })
    return after
  }
  ops.route({ method: 'PUT', url: '/waiting-room/:action', handler: change })
}

async function reached<T>(log: FastifyRequest['log'], ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    log.error({ err: error }, 'the waiting room cannot be reached')
    throw new HttpError(503, 'WAITING_ROOM_UNAVAILABLE', t.waitingRoomUnavailable)
  }
}
