import { queryOf, type QueueNode, type QueueRequest, type Sent } from 'queue-protocol'
import type { QueueSettings } from './settings.ts'

/** Returns the address of a request (QUE-124 to QUE-137). `toHost` selects the configured host instead of the ticket's node. */
export function requestUrl(
  request: QueueRequest,
  settings: QueueSettings,
  { toHost = false, ...sent }: Sent & { toHost?: boolean },
): string {
  const { protocol, path, serviceId } = settings
  const { host, port } = (!toHost && nodeOf(request, settings)) || settings
  return `${protocol}://${host}:${port}/${path}?${queryOf(request, serviceId, sent)}`
}

function nodeOf(request: QueueRequest, { staysAtHost }: QueueSettings): QueueNode | null {
  return staysAtHost || !('node' in request) ? null : request.node
}
