import type { PopupMessage } from '../popup-message.ts'
import { vi } from 'vitest'

/** A stand-in for the result of `window.open`: a frame, which no browser blocks. */
export function fakeWindowOpen() {
  const frame = document.createElement('iframe')
  const open = vi.spyOn(window, 'open').mockImplementation((_address, name) => {
    frame.name = name ?? ''
    document.body.append(frame)
    const opened = frame.contentWindow
    if (opened) opened.close = () => frame.remove()
    return opened
  })

  return {
    open,
    /** Its text before it is sent to the provider. */
    text: () => frame.contentDocument?.body.textContent,
    isOpen: () => frame.isConnected,
    close: () => frame.remove(),
    /** Posts to the page that opened it, like its result page. */
    post(message: PopupMessage | object) {
      const script = `parent.postMessage(${JSON.stringify(message)}, parent.location.origin)`
      ;(frame.contentWindow as (Window & typeof globalThis) | null)?.eval(script)
    },
    /** Posts from a page of another origin inside it. Resolves when the message was received. */
    async postFromAnotherOrigin(message: PopupMessage) {
      const received = Promise.withResolvers<void>()
      window.addEventListener('message', () => received.resolve(), { once: true })
      frame.setAttribute('sandbox', 'allow-scripts')
      frame.srcdoc = `<script>parent.postMessage(${JSON.stringify(message)}, '*')</script>`
      await received.promise
    },
  }
}
