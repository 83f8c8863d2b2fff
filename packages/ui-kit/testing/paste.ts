import { cdp } from 'vitest/browser'

/**
 * Pastes a text where the caret is, as a browser does: an event, then the input unless the page has prevented it. The
 * clipboard itself is shared by all tabs, so tests in two of them would paste each other's text.
 */
export async function paste(text: string): Promise<void> {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  if (!document.activeElement?.dispatchEvent(event)) return
  addEventListener('input', asPasted, { capture: true, once: true })
  await cdp().send('Input.insertText', { text })
  removeEventListener('input', asPasted, { capture: true })
}

function asPasted(event: Event): void {
  Object.defineProperty(event, 'inputType', { value: 'insertFromPaste' })
}
