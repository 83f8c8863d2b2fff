import type { ProviderForm } from 'api-client/verification'
import { popupMessageIn, type PopupMessage } from './popup-message.ts'
import { sendInto } from './provider-form.ts'
import * as t from './texts.ko.ts'

/**
 * What the window's result page says at the end; null when it was closed before, `unsent` when the browser did not let
 * the page send anything into it.
 */
export type ProviderEnding = PopupMessage | 'unsent' | null

/** The window in which a provider verifies somebody. */
export type ProviderWindow = {
  ending: Promise<ProviderEnding>
  leadOn: (form: ProviderForm) => void
  bringToFront: () => void
  isClosed: () => boolean
  close: () => void
}

type Size = { width: number; height: number }

/** Does something again and again; the answer ends that. */
export type Every = (milliseconds: number, act: () => void) => () => void

const LOOK_EVERY_MS = 500

/**
 * Opens a window that waits to be led on; null when the browser does not let it. Call it at once within a press, which
 * is the only time at which browsers do (IDENT-16 to IDENT-20, GP-20).
 */
export function openProviderWindow(
  size: Size,
  name = newWindowName(),
  every: Every = everyInterval,
): ProviderWindow | null {
  const opened = window.open('', name, featuresFor(size))
  if (!opened || opened.closed) return null
  sayThatItWaits(opened.document)
  const { ending, end } = endingOf(opened, every)

  return {
    ending,
    leadOn: form => sendInto(name, form),
    bringToFront: () => opened.focus(),
    isClosed: () => opened.closed,
    close() {
      opened.close()
      end(null)
    },
  }
}

/** A name that no other window has. */
export function newWindowName(): string {
  // Not `randomUUID`: browsers have that on https only.
  return `identity-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`
}

/** Listens to the window until it says how it ended or is seen to be closed (GP-11). */
function endingOf(opened: Window, every: Every) {
  const { promise: ending, resolve } = Promise.withResolvers<ProviderEnding>()
  let isSeenClosed = false

  function hear({ origin, source, data }: MessageEvent<unknown>) {
    const message = origin === location.origin && source === opened ? popupMessageIn(data) : null
    if (message) end(message)
  }
  // Twice, because a window that has said its last word may be gone before the word arrives.
  function look() {
    if (isSeenClosed) end(null)
    isSeenClosed = opened.closed
  }
  // The page's policy names the providers to whom a form may go; without this the window would wait for ever.
  function seeRefusal({ effectiveDirective }: SecurityPolicyViolationEvent) {
    if (effectiveDirective === 'form-action') end('unsent')
  }
  function end(ended: ProviderEnding) {
    stopLooking()
    document.removeEventListener('securitypolicyviolation', seeRefusal)
    window.removeEventListener('message', hear)
    resolve(ended)
  }

  const stopLooking = every(LOOK_EVERY_MS, look)
  window.addEventListener('message', hear)
  document.addEventListener('securitypolicyviolation', seeRefusal)
  return { ending, end }
}

function sayThatItWaits(page: Document): void {
  page.documentElement.lang = 'ko'
  page.title = t.windowWaits
  page.body.textContent = t.windowWaits
}

/** In the middle of the window that opens it. */
function featuresFor({ width, height }: Size): string {
  const left = Math.round(window.screenX + Math.max(0, window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + Math.max(0, window.outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}

function everyInterval(milliseconds: number, act: () => void): () => void {
  const interval = setInterval(act, milliseconds)
  return () => clearInterval(interval)
}
