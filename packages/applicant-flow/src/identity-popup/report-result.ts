import { isForgotten } from '../identity/awaited-window.ts'
import type { PopupMessage } from '../identity/popup-message.ts'
import * as t from './texts.ko.ts'

/** Time until a window without a person closes itself (IDENT-57). */
const CLOSES_AFTER_MS = 500

type PopupWindow = Pick<Window, 'close' | 'name' | 'setTimeout'> & {
  opener: Pick<Window, 'document' | 'postMessage'> | null
}

/** Posts `message` to the opener of our origin and closes (IDENT-54 to IDENT-57). A returned message keeps it open. */
export function reportResult(message: PopupMessage, popup: PopupWindow, origin: string): string | null {
  popup.opener?.postMessage(message, origin)
  if (message.outcome === 'failure' && message.reason === 'missing') return t.missing
  if (!popup.opener) return t.failed
  if (isForgotten(popup)) return t.forgotten

  const hasPerson = message.outcome === 'success' && message.person !== null
  if (hasPerson) popup.close()
  else popup.setTimeout(() => popup.close(), CLOSES_AFTER_MS)
  return null
}
