import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from 'server-kit'
import * as v from 'valibot'
import type { AuditRequest } from '../audit.ts'
import { readBody } from '../read-body.ts'
import * as t from '../texts.ko.ts'
import { lineChange, listsChange } from './bodies.ts'
import type { WaitingRoomPort } from './waiting-room-port.ts'

const ofAction = v.object({ action: v.string() })

type Needed = { waitingRoom: WaitingRoomPort; audit: AuditRequest; now: () => Date }

/**
 * `GET /waiting-room`: every line, what holds there, and the lists. `PUT /waiting-room/{action}`: limit, rate, mode and
 * schedule. `PUT /waiting-room/lists`: who is refused and who goes first. All at once, and only to what the operator has
 * seen (409 `WAITING_ROOM_CHANGED`), where that is said.
 */
export function registerWaitingRoomRoutes(ops: FastifyInstance, { waitingRoom, audit, now }: Needed): void {
  ops.get('/waiting-room', ({ log }) => reached(log, () => waitingRoomReport(waitingRoom)))

  const changeLine = async (request: FastifyRequest) => {
    const { action } = readBody(ofAction, request.params)
    const { reason, ...wanted } = readBody(lineChange(now().getTime()), request.body)
    const done = await reached(request.log, () => waitingRoom.change(action, wanted))
    if (done === 'no such line') throw new HttpError(404, 'QUEUE_ACTION_NOT_FOUND', t.lineNotFound)
    if (done === 'changed since') throw changedMeanwhile()
    const { before, after } = done
    await audit(request, 'waiting-room.change', {
      line: action,
      mode: after.mode,
      limit: after.limit,
      rate: after.rate,
      opensAt: after.schedule?.opensAt ?? null,
      closesAt: after.schedule?.closesAt ?? null,
      draw: after.schedule?.draw?.id ?? null,
      modeBefore: before.mode,
      limitBefore: before.limit,
      rateBefore: before.rate,
      opensAtBefore: before.schedule?.opensAt ?? null,
      reason: reason ?? null,
    })
    return after
  }
  ops.route({ method: 'PUT', url: '/waiting-room/:action', handler: changeLine })

  const changeLists = async (request: FastifyRequest) => {
    const { reason, basedOn, ...wanted } = readBody(listsChange, request.body)
    const before = await reached(request.log, () => waitingRoom.lists())
    const after = await reached(request.log, () => waitingRoom.changeLists({ ...wanted, revision: basedOn }))
    if (!after) throw changedMeanwhile()
    await audit(request, 'waiting-room.lists', {
      deny: after.deny.join(' '),
      priority: after.priority.join(' '),
      denyBefore: before.deny.join(' '),
      priorityBefore: before.priority.join(' '),
      reason: reason ?? null,
    })
    return after
  }
  ops.route({ method: 'PUT', url: '/waiting-room/lists', handler: changeLists })
}

/** What operators see of the waiting room. Rejects while it cannot be reached. */
export async function waitingRoomReport(waitingRoom: WaitingRoomPort) {
  const [actions, lists] = await Promise.all([waitingRoom.report(), waitingRoom.lists()])
  return { actions, lists }
}

function changedMeanwhile(): HttpError {
  return new HttpError(409, 'WAITING_ROOM_CHANGED', t.waitingRoomChanged)
}

async function reached<T>(log: FastifyRequest['log'], ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    log.error({ err: error }, 'the waiting room cannot be reached')
    throw new HttpError(503, 'WAITING_ROOM_UNAVAILABLE', t.waitingRoomUnavailable)
  }
}
