import type { ProviderForm } from 'api-client/identity'
import { awaitWindow, newWindowName } from './awaited-window.ts'
import { popupMessageIn, type PopupMessage } from './popup-message.ts'
import * as t from './texts.ko.ts'

/** The message of the result page; null if the window was closed before, `unsent` if the browser refused the form. */
export type ProviderEnding = PopupMessage | 'unsent' | null

/** The window in which a provider verifies a person. */
export type ProviderWindow = {
  ending: Promise<ProviderEnding>
  goToProvider: (form: ProviderForm) => void
  bringToFront: () => void
  isClosed: () => boolean
  close: () => void
}

type Size = { width: number; height: number }

/** Repeats work until the returned function is called. */
export type Every = (milliseconds: number, act: () => void) => () => void

const CHECK_EVERY_MS = 500

/** Opens a provider's window within a press; null if the browser blocks it (IDENT-16 to IDENT-20, GP-20). */
export function openProviderWindow(
  size: Size,
  name = newWindowName(),
  every: Every = everyInterval,
): ProviderWindow | null {
  const opened = window.open('', name, featuresFor(size))
  if (!opened || opened.closed) return null
  showThatItWaits(opened.document)
  const { ending, end } = endingOf(opened, name, every)

  return {
    ending,
    goToProvider: form => sendInto(name, form),
    bringToFront: () => opened.focus(),
    isClosed: () => opened.closed,
    close() {
      opened.close()
      end(null)
    },
  }
}

/** Waits for the window's message, or until the window is closed (GP-11). */
function endingOf(opened: Window, name: string, every: Every) {
  const { promise: ending, resolve } = Promise.withResolvers<ProviderEnding>()
  let wasClosed = false

  function receive({ origin, source, data }: MessageEvent<unknown>) {
    const message = origin === location.origin && source === opened ? popupMessageIn(data) : null
    if (message) end(message)
  }
  // Checks twice, because a window may close before its message arrives.
  function check() {
    if (wasClosed) end(null)
    wasClosed = opened.closed
  }
  // The page's policy lists the providers that may receive a form. Without this check the window would wait for ever.
  function seeRefusal({ effectiveDirective }: SecurityPolicyViolationEvent) {
    if (effectiveDirective === 'form-action') end('unsent')
  }
  function end(ended: ProviderEnding) {
    stopChecking()
    stopWaiting()
    document.removeEventListener('securitypolicyviolation', seeRefusal)
    window.removeEventListener('message', receive)
    resolve(ended)
  }

  const stopChecking = every(CHECK_EVERY_MS, check)
  const stopWaiting = awaitWindow(name)
  window.addEventListener('message', receive)
  document.addEventListener('securitypolicyviolation', seeRefusal)
  return { ending, end }
}

function showThatItWaits(page: Document): void {
  page.documentElement.lang = 'ko'
  page.title = t.windowWaits
  page.body.textContent = t.windowWaits
}

/** Centred over the window that opens it. */
function featuresFor({ width, height }: Size): string {
  const left = Math.round(window.screenX + Math.max(0, window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + Math.max(0, window.outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}

function everyInterval(milliseconds: number, act: () => void): () => void {
  const interval = setInterval(act, milliseconds)
  return () => clearInterval(interval)
}

/** Submits a form into another window, by that window's name. */
function sendInto(windowName: string, { action, method, fields }: ProviderForm): void {
  const form = document.createElement('form')
  form.action = action
  form.method = method
  form.target = windowName
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  document.body.append(form)
  // A provider's field may be named "submit" and hide the form's own method.
  HTMLFormElement.prototype.submit.call(form)
  form.remove()
}
