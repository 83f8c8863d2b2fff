import { opcode } from 'domain-rules/queue'
import type { QueueSettings } from './settings.ts'

/** The machine that owns a ticket, when the server named one (QUE-135). */
export type QueueNode = { host: string; port: string }

/** Shows the ticket, and asks whether it is one's turn. */
export type CheckRequest = {
  opcode: typeof opcode.CHECK_ENTER
  action: string
  key: string
  ttl: number
  node: QueueNode | null
}

/** The first question asks for a ticket, the later ones show it, and the last one gives the turn back or the place up. */
export type QueueRequest =
  | { opcode: typeof opcode.GET_TICKET_AND_CHECK_ENTER; action: string }
  | CheckRequest
  | { opcode: typeof opcode.SET_COMPLETE | typeof opcode.STOP; key: string; node: QueueNode | null }

/**
 * The address of a request, its parameters in the protocol's order (QUE-124 to QUE-137). The last one is the moment,
 * which keeps every cache out. `toHost` sends it to the configured host whatever the ticket's node.
 */
export function requestUrl(
  request: QueueRequest,
  settings: QueueSettings,
  now: number,
  toHost = false,
): string {
  const { protocol, path } = settings
  const { host, port } = (!toHost && nodeOf(request, settings)) || settings
  return `${protocol}://${host}:${port}/${path}?${[...parametersOf(request, settings), now].join('&')}`
}

function nodeOf(request: QueueRequest, { staysAtHost }: QueueSettings): QueueNode | null {
  return staysAtHost || !('node' in request) ? null : request.node
}

function parametersOf(request: QueueRequest, { serviceId }: QueueSettings): string[] {
  const head = `opcode=${request.opcode}`
  const about = ['nfid=0', `prefix=NetFunnel.gRtype=${request.opcode};`]
  if (!('action' in request)) return [head, `key=${request.key}`, ...about, 'js=yes']

  const what = [`sid=${serviceId}`, `aid=${request.action}`, 'js=yes']
  if (request.opcode === opcode.GET_TICKET_AND_CHECK_ENTER) return [head, ...about, ...what]

  const ttl = request.ttl > 0 ? [`ttl=${request.ttl}`] : []
  return [head, `key=${request.key}`, ...about, ...ttl, ...what]
}
