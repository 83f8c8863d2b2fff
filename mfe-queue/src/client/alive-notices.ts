import { opcode, parseReply, returnCode, type AliveNotice, type Reply } from 'queue-protocol'
import { missingKey, noUserAction, serverFailure, type QueueFailure } from './failure.ts'
import type { QueueSettings } from './settings.ts'
import { nodeIn, recheckSeconds } from './states.ts'
import type { TicketStore } from './ticket-store.ts'
import type { Transport } from './transport.ts'
import type { Wait } from './wait.ts'

export type AliveParts = {
  settings: QueueSettings
  transport: Transport
  ticketStore: TicketStore
  wait: Wait
  page: Page
  onFailure: (failure: QueueFailure) => void
}

const GOES_ON: readonly number[] = [returnCode.CONTINUE, returnCode.CONTINUE_DEBUG]

/** The codes that end the notices without a failure. */
const ENDS: readonly number[] = [
  returnCode.SUCCESS,
  returnCode.BYPASS,
  returnCode.BLOCK,
  returnCode.IP_BLOCK,
  returnCode.EXPRESS,
]

/**
 * Keeps a turn alive while its step takes long. Sends a notice at once and then every `ttl` seconds, as long as the reply
 * is "continue" (QUE-96), with the key of the stored ticket (QUE-113). A missing reply does not stop it. Resolves when
 * `signal` or the waiting room ends it. A turn that is over and an inactive person are failures (QUE-97).
 */
export async function sendAliveNotices(
  action: string,
  parts: AliveParts,
  signal: AbortSignal,
): Promise<void> {
  const { settings, transport, ticketStore, wait, page, onFailure } = parts
  const movement = measureMovement(page, signal)
  while (!signal.aborted) {
    const held = ticketStore.read()
    const notice = held && noticeOf(action, held)
    if (!notice) return onFailure(missingKey)

    const reply = await transport.ask(notice, signal)
    if (signal.aborted) return
    if (reply && !isContinue(reply)) return end(reply)
    if (reply?.fields.get('key')) ticketStore.store(renewed(held, reply))

    await wait(recheckSeconds(reply?.fields ?? new Map(), settings) * 1000, signal)
    const { leastMovement } = settings
    if (!signal.aborted && leastMovement !== null && movement() < leastMovement)
      return onFailure(noUserAction)
  }

  function end({ type, code, fields }: Reply) {
    if (code === returnCode.EXPIRED) ticketStore.remove()
    if (type !== opcode.ALIVE_NOTICE || !ENDS.includes(code))
      onFailure(serverFailure(code, fields.get('msg')))
  }
}

function isContinue({ type, code }: Reply): boolean {
  return type === opcode.ALIVE_NOTICE && GOES_ON.includes(code)
}

function noticeOf(action: string, held: Reply): AliveNotice | null {
  const key = held.fields.get('key')
  return key ? { opcode: opcode.ALIVE_NOTICE, action, key, node: nodeIn(held.fields) } : null
}

/** Returns the ticket of the same turn with the fields of the reply. It still has to be given back. */
function renewed(held: Reply, { text }: Reply): Reply {
  const code = String(held.code)
  return parseReply(text.replace(/^\d{4}:\d{3}/, `${opcode.CHECK_ENTER}:${code}`)) ?? held
}

/** The part of the document that we use. */
export type Page = Pick<Document, 'addEventListener' | 'hasFocus'>

/**
 * Returns a function that returns the way of the pointer since its last call, in CSS pixels. A key or a touch counts as any
 * way: not everyone has a mouse (AMB-97). So does the time without the focus: activity in another window, such as an
 * identity provider's, cannot be seen.
 */
function measureMovement(page: Page, signal: AbortSignal): () => number {
  let moved = 0
  const move = ({ movementX, movementY }: PointerEvent) => void (moved += Math.hypot(movementX, movementY))
  const act = () => void (moved = Number.POSITIVE_INFINITY)
  page.addEventListener('pointermove', move, { signal, passive: true })
  for (const event of ['keydown', 'pointerdown', 'scroll'] as const) {
    page.addEventListener(event, act, { signal, passive: true, capture: true })
  }

  return () => {
    const since = page.hasFocus() ? moved : Number.POSITIVE_INFINITY
    moved = 0
    return since
  }
}
