import * as opcode from './opcodes.ts'

/** The machine that owns a ticket, if the server named one (QUE-135). */
export type QueueNode = { host: string; port: string }

/** Sends the ticket, and asks for the turn. */
export type CheckRequest = {
  opcode: typeof opcode.CHECK_ENTER
  action: string
  key: string
  ttl: number
  node: QueueNode | null
}

/** Keeps a turn alive. */
export type AliveNotice = {
  opcode: typeof opcode.ALIVE_NOTICE
  action: string
  key: string
  node: QueueNode | null
}

/** The first request asks for a ticket, later ones send it, and the last one gives up the turn or the place. */
export type QueueRequest =
  | { opcode: typeof opcode.GET_TICKET_AND_CHECK_ENTER; action: string }
  | CheckRequest
  | AliveNotice
  | { opcode: typeof opcode.SET_COMPLETE | typeof opcode.STOP; key: string; node: QueueNode | null }

/** `now` is in milliseconds since 1970, so that no cache replies. `userData` is a whole parameter or empty. */
export type Sent = { now: number; userData?: string }

/** Returns the query of a request, its parameters in the protocol's order (QUE-124 to QUE-137). */
export function queryOf(request: QueueRequest, serviceId: string, { now, userData = '' }: Sent): string {
  return [...parametersOf(request, serviceId, userData), now].filter(Boolean).join('&')
}

function parametersOf(request: QueueRequest, serviceId: string, userData: string): string[] {
  const head = `opcode=${request.opcode}`
  const about = ['nfid=0', `prefix=NetFunnel.gRtype=${request.opcode};`]
  if (!('action' in request)) return [head, `key=${request.key}`, ...about, userData, 'js=yes']

  const what = [`sid=${serviceId}`, `aid=${request.action}`]
  if (request.opcode === opcode.GET_TICKET_AND_CHECK_ENTER) {
    return [head, ...about, ...what, 'js=yes', userData]
  }
  const ttl = 'ttl' in request && request.ttl > 0 ? `ttl=${request.ttl}` : ''
  return [head, `key=${request.key}`, ...about, ttl, ...what, userData, 'js=yes']
}
