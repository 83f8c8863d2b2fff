import { opcode, parseReply, queryOf, returnCode, type QueueRequest } from 'queue-protocol'
import { safeSessionStorage } from 'shared-session/storage'
import { siteConfig, type QueueConfig } from 'site-config'

/** The replies of a line, whose ticket the widget continues with. */
const IN_LINE: readonly number[] = [returnCode.CONTINUE, returnCode.CONTINUE_DEBUG]

/**
 * Sends the first question of a turn as the widget does, for a page without it (HOME-25). Resolves to true if there is no
 * line: the turn is given back then. Resolves to false if the widget has to continue: it keeps the place in a line, and
 * asks again after any other reply, or none.
 */
export async function isLetIn(action: string): Promise<boolean> {
  const { queue } = siteConfig()
  const place = `${queue.cookie_id}_${action}`
  if (isForWidget(queue) || safeSessionStorage.getItem(place)) return false
  const reply = await ask(queue, { opcode: opcode.GET_TICKET_AND_CHECK_ENTER, action }).catch(() => null)
  const key = reply?.fields.get('key')
  if (!reply || !key) return false
  if (IN_LINE.includes(reply.code)) safeSessionStorage.setItem(place, reply.text)
  if (reply.code !== returnCode.SUCCESS) return false
  // A turn that is not given back ends by itself within a minute.
  ask(queue, { opcode: opcode.SET_COMPLETE, key, node: null }).catch(() => undefined)
  return true
}

/** Returns whether a question of this site needs more than the page's own origin, or shows something by itself. */
function isForWidget(queue: QueueConfig): boolean {
  const isElsewhere = queue.host !== '' || queue.transport === 'script' || !queue.config_use
  const hasData = Boolean(queue.user_data) || queue.user_data_keys.length > 0
  const isShown = queue.show_wait_popup || queue.use_pre_wait || queue.success_popup_visibility
  return isElsewhere || hasData || isShown || queue.ts_bypass || queue.mp_use
}

async function ask(
  { query, service_id: service, conn_timeout: seconds }: QueueConfig,
  request: QueueRequest,
) {
  const signal = AbortSignal.timeout(seconds * 1000)
  const address = `/${query}?${queryOf(request, service, { now: Date.now() })}`
  const response = await fetch(address, { signal, cache: 'no-store' })
  return response.ok ? parseReply(await response.text()) : null
}
