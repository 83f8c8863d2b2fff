import { opcode } from 'queue-protocol'
import type { QueueSettings } from './settings.ts'

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

/**
 * Returns the address of a request, its parameters in the protocol's order (QUE-124 to QUE-137). The last one is the time,
 * so that no cache replies. `userData` is a whole parameter or empty. `toHost` selects the configured host instead of the
 * ticket's node.
 */
export function requestUrl(
  request: QueueRequest,
  settings: QueueSettings,
  { now, userData = '', toHost = false }: { now: number; userData?: string; toHost?: boolean },
): string {
  const { protocol, path } = settings
  const { host, port } = (!toHost && nodeOf(request, settings)) || settings
  const parameters = [...parametersOf(request, settings, userData), now].filter(Boolean)
  return `${protocol}://${host}:${port}/${path}?${parameters.join('&')}`
}

function nodeOf(request: QueueRequest, { staysAtHost }: QueueSettings): QueueNode | null {
  return staysAtHost || !('node' in request) ? null : request.node
}

function parametersOf(request: QueueRequest, { serviceId }: QueueSettings, userData: string): string[] {
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
