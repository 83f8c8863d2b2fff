import type { PopupMessage } from '../popup-message.ts'
import { vi } from 'vitest'

/** A window that `window.open` gives, as far as a page can tell: a frame, which nobody has to see or allow. */
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
    /** The text in it, before anybody was led on. */
    text: () => frame.contentDocument?.body.textContent,
    isOpen: () => frame.isConnected,
    close: () => frame.remove(),
    /** Says something to the page that opened it, as its result page does. */
    say(message: PopupMessage | object) {
      const script = `parent.postMessage(${JSON.stringify(message)}, parent.location.origin)`
      ;(frame.contentWindow as (Window & typeof globalThis) | null)?.eval(script)
    },
    /** Lets a page of another origin in it say something, and waits until that was heard. */
    async sayFromElsewhere(message: PopupMessage) {
      const heard = Promise.withResolvers<void>()
      window.addEventListener('message', () => heard.resolve(), { once: true })
      frame.setAttribute('sandbox', 'allow-scripts')
      frame.srcdoc = `<script>parent.postMessage(${JSON.stringify(message)}, '*')</script>`
      await heard.promise
    },
  }
}
