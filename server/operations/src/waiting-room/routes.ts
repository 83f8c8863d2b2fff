import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as api from 'ops-api'
import {
  HttpError,
  isNetwork,
  repeatWhileListening,
  requestTexts,
  type CallContext,
  type FieldProblem,
} from 'server-kit'
import { serveOperation } from '../access/serve-operation.ts'
import type { AuditRequest } from '../audit.ts'
import * as t from '../texts.ko.ts'
import type { LineMinutes } from './line-history.ts'
import type { WaitingRoomPort } from './waiting-room-port.ts'

const SAMPLE_MS = 15_000
const TICKET = /^[\w.-]{1,64}-\d{1,12}$/

type Needed = { waitingRoom: WaitingRoomPort; lineMinutes: LineMinutes; audit: AuditRequest; now: () => Date }

/** Serves the waiting room's lines and lists. Changes apply at once, and only to the state that `basedOn` names. */
export function registerWaitingRoomRoutes(ops: FastifyInstance, needed: Needed): void {
  const { waitingRoom, lineMinutes, now } = needed
  keepLineMinutes(ops, needed)
  serveOperation(ops, api.readWaitingRoom, ({ request }) =>
    done(request.log, () => waitingRoomReport(waitingRoom)),
  )
  serveOperation(ops, api.readLineHistory, async () => lineMinutes.report(now()))
  serveOperation(ops, api.changeLine, context => changeLine(needed, context))
  serveOperation(ops, api.changeMessage, context => changeMessage(needed, context))
  serveOperation(ops, api.endTurns, context => endTurns(needed, context))
  serveOperation(ops, api.changeLists, context => changeLists(needed, context))
}

/** A minute without the waiting room has no sample. */
function keepLineMinutes(ops: FastifyInstance, { waitingRoom, lineMinutes, now }: Needed): void {
  repeatWhileListening(ops, SAMPLE_MS, () =>
    waitingRoom.report().then(
      lines => lineMinutes.record(now(), lines),
      () => undefined,
    ),
  )
}

/** Returns the state of the waiting room for operators. Rejects while it cannot be reached. */
export async function waitingRoomReport(waitingRoom: WaitingRoomPort) {
  const [actions, lists] = await Promise.all([waitingRoom.report(), waitingRoom.lists()])
  return { actions, lists }
}

async function changeLine(
  { waitingRoom, audit, now }: Needed,
  { params: { action }, body: { reason, schedule, ...wanted }, request }: CallContext<typeof api.changeLine>,
): Promise<api.LineReport> {
  const plan = schedule && planOf(schedule)
  if (plan && plan.opensAt < now().getTime())
    refuseFields([{ field: 'schedule.opensAt', message: t.opensInPast }])
  const change = { ...wanted, schedule: plan }
  const { before, after } = await done(request.log, () => waitingRoom.change(action, change))
  await audit(request, 'waiting-room.change', {
    line: action,
    ...detailOf(before, after),
    reason: reason ?? null,
  })
  return after
}

type Plan = NonNullable<CallContext<typeof api.changeLine>['body']['schedule']>

function planOf({ opensAt, closesAt, draw: hasDraw, byNetwork }: Plan) {
  const closing = closesAt === undefined ? {} : { closesAt: Date.parse(closesAt) }
  return { opensAt: Date.parse(opensAt), ...closing, hasDraw, byNetwork }
}

function detailOf(before: api.LineReport, { mode, limit, rate, schedule }: api.LineReport) {
  return {
    mode,
    limit,
    rate,
    opensAt: schedule?.opensAt ?? null,
    closesAt: schedule?.closesAt ?? null,
    draw: schedule?.draw?.id ?? null,
    byNetwork: schedule?.draw?.byNetwork ?? null,
    modeBefore: before.mode,
    limitBefore: before.limit,
    rateBefore: before.rate,
    opensAtBefore: before.schedule?.opensAt ?? null,
  }
}

async function changeMessage(
  { waitingRoom, audit, now }: Needed,
  { body: { action, message, reason }, request }: CallContext<typeof api.changeMessage>,
) {
  const shown = message && { text: message.text, until: Date.parse(message.until) }
  if (shown && shown.until <= now().getTime())
    refuseFields([{ field: 'message.until', message: t.endsInPast }])
  const changed: Record<string, api.LineReport> = {}
  await done(request.log, async () => {
    for (const each of action === undefined ? Object.keys(await waitingRoom.report()) : [action]) {
      const outcome = await waitingRoom.announce(each, shown)
      if (typeof outcome === 'object') changed[each] = outcome.after
    }
    return Object.keys(changed).length === 0 ? 'no such line' : changed
  })
  const detail = { line: action ?? 'all', text: shown?.text ?? null, until: message?.until ?? null }
  await audit(request, 'waiting-room.message', { ...detail, reason: reason ?? null })
  return changed
}

async function endTurns(
  { waitingRoom, audit }: Needed,
  { params: { action }, body: { reason }, request }: CallContext<typeof api.endTurns>,
) {
  const ended = await done(request.log, () => waitingRoom.endTurns(action))
  await audit(request, 'waiting-room.end-turns', { line: action, ended, reason: reason ?? null })
  return { ended }
}

async function changeLists(
  { waitingRoom, audit }: Needed,
  { body: { reason, basedOn, ...wanted }, request }: CallContext<typeof api.changeLists>,
) {
  refuseFields([...unlistable('deny', wanted.deny), ...unlistable('priority', wanted.priority)])
  const before = await done(request.log, () => waitingRoom.lists())
  const lists = { ...wanted, revision: basedOn }
  const after = await done(request.log, async () => (await waitingRoom.changeLists(lists)) ?? 'changed since')
  await audit(request, 'waiting-room.lists', {
    deny: after.deny.join(' '),
    priority: after.priority.join(' '),
    denyBefore: before.deny.join(' '),
    priorityBefore: before.priority.join(' '),
    reason: reason ?? null,
  })
  return after
}

function unlistable(list: string, entries: readonly string[]): FieldProblem[] {
  return entries.flatMap((entry, index) =>
    isNetwork(entry) || TICKET.test(entry) ? [] : [{ field: `${list}.${index}`, message: t.notListable }],
  )
}

function refuseFields(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw new HttpError(400, 'REQUEST_MALFORMED', requestTexts.malformed, problems)
}

/** Returns the outcome of a call of the waiting room, or throws `HttpError` for one that is not carried out. */
async function done<T>(
  log: FastifyRequest['log'],
  ask: () => Promise<T | 'no such line' | 'changed since'>,
): Promise<T> {
  const outcome = await ask().catch((error: unknown) => {
    log.error({ err: error }, 'the waiting room cannot be reached')
    throw new HttpError(503, 'WAITING_ROOM_UNAVAILABLE', t.waitingRoomUnavailable)
  })
  if (outcome === 'no such line') throw new HttpError(404, 'QUEUE_ACTION_NOT_FOUND', t.lineNotFound)
  if (outcome === 'changed since') throw new HttpError(409, 'WAITING_ROOM_CHANGED', t.waitingRoomChanged)
  return outcome
}
