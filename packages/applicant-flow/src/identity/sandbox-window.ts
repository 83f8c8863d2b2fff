import { endSandboxVerification, type ProviderForm, type SandboxOutcome } from 'api-client/identity'
import { popupFailure, popupSuccess, type PopupMessage } from './popup-message.ts'
import type { ProviderEnding, ProviderWindow } from './provider-window.ts'

const messages = {
  success: popupSuccess(),
  fail: popupFailure('failed'),
  cancel: popupFailure('cancelled'),
} as const satisfies Record<SandboxOutcome, PopupMessage>

/** A stand-in for a provider's window: it opens nothing, and ends as the tester has chosen. */
export function sandboxWindow(outcome: SandboxOutcome): ProviderWindow {
  const { promise: ending, resolve } = Promise.withResolvers<ProviderEnding>()
  let isClosed = false

  async function end({ transactionId }: ProviderForm) {
    await endSandboxVerification(transactionId, outcome)
    return messages[outcome]
  }

  return {
    ending,
    goToProvider: form => resolve(end(form)),
    bringToFront: () => {},
    isClosed: () => isClosed,
    close() {
      isClosed = true
      resolve(null)
    },
  }
}
