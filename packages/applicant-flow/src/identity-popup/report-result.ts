import type { PopupMessage } from '../identity/popup-message.ts'
import * as t from './texts.ko.ts'

/** Time until a window without a person closes itself (IDENT-57). */
const CLOSES_AFTER_MS = 500

type PopupWindow = Pick<Window, 'close' | 'setTimeout'> & { opener: Pick<Window, 'postMessage'> | null }

/**
 * Posts `message` to the page that opened this window, if it is of our own origin, and closes the window (IDENT-54 to
 * IDENT-57). Returns the message for the person, if there is one; then the window stays.
 */
export function reportResult(message: PopupMessage, popup: PopupWindow, origin: string): string | null {
  popup.opener?.postMessage(message, origin)
  if (message.outcome === 'failure' && message.reason === 'missing') return t.missing
  if (!popup.opener) return t.failed

  const hasPerson = message.outcome === 'success' && message.person !== null
  if (hasPerson) popup.close()
  else popup.setTimeout(() => popup.close(), CLOSES_AFTER_MS)
  return null
}
