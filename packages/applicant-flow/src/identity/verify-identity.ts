import type { VerificationSubject } from 'api-client/identity'
import {
  identityTurn,
  windowBlockedMessage,
  type IdentityMethod,
  type IdentityPurpose,
  type VerifiedPerson,
} from 'domain-rules/identity'
import { queueGate, session } from 'shared-session'
import { siteConfig } from 'site-config'
import { enterAs } from './enter-as.ts'
import { isIntegrated, isNice, type IdentityCalls } from './identity-calls.ts'
import { beginningFailed, enteringFailed, IdentityFailed, resultFailed } from './identity-failures.ts'
import type { PopupMessage } from './popup-message.ts'
import type { ProviderWindow } from './provider-window.ts'
import * as t from './texts.ko.ts'

/** The stage of a verification: waiting for a turn, in the provider's window, or with the server. */
export type IdentityStage = { at: 'turn' | 'window'; popup: ProviderWindow } | { at: 'checking' }

/**
 * The end of a verification: the next step, and the message to show before it. `notice` is less urgent. `isBlocked`:
 * the browser has not opened the window.
 */
export type IdentityEnd = {
  next: 'goOn' | 'appliedAlready' | 'stay'
  message?: string
  notice?: string
  isBlocked?: boolean
}

export type IdentityAttempt = { method: IdentityMethod; purpose: IdentityPurpose; signal: AbortSignal }

export type IdentityParts = {
  openWindow: (method: IdentityMethod) => ProviderWindow | null
  calls: IdentityCalls
  now: () => number
  onStage: (stage: IdentityStage) => void
}

/**
 * Verifies a person, from the press to the session (a§4, a§7). Opens the provider's window at once, since browsers
 * allow it only within the press. Waits for a turn, sends the window to the provider, and asks the server for the
 * person.
 */
export async function verifyIdentity(attempt: IdentityAttempt, parts: IdentityParts): Promise<IdentityEnd> {
  const { method, signal } = attempt
  if (session.get().identityCi) return { next: 'goOn', message: t.verifiedAlready }
  const popup = parts.openWindow(method)
  if (!popup) return { next: 'stay', message: windowBlockedMessage(method), isBlocked: true }

  signal.addEventListener('abort', popup.close)
  try {
    return await verifyIn(popup, attempt, parts)
  } catch (error) {
    if (!(error instanceof IdentityFailed)) throw error
    return { next: error.isDuplicate ? 'appliedAlready' : 'stay', message: error.message }
  }
}

async function verifyIn(
  popup: ProviderWindow,
  attempt: IdentityAttempt,
  parts: IdentityParts,
): Promise<IdentityEnd> {
  const { method, purpose } = attempt
  parts.onStage({ at: 'turn', popup })
  const action = siteConfig().queue.actions[identityTurn(method, purpose)]
  const turn = await queueGate.inTurn(action, () => seenThrough(popup, attempt, parts))
  if (!turn) {
    popup.close()
    return { next: 'stay' }
  }
  const seen = turn.result
  if (seen === 'cancelled') return cancelled(method)

  parts.onStage({ at: 'checking' })
  const person = await personOf(seen, attempt, parts)
  await enterAs({ method, purpose, person }, parts).catch((error: unknown) => {
    throw enteringFailed(error)
  })
  return { next: 'goOn' }
}

type Seen = { message: Extract<PopupMessage, { outcome: 'success' }>; transactionId: string }

/** Sends the window to the provider, and waits for its end (AMB-112). */
async function seenThrough(
  popup: ProviderWindow,
  { method, purpose }: IdentityAttempt,
  { calls, onStage }: IdentityParts,
): Promise<Seen | 'cancelled'> {
  if (popup.isClosed()) return 'cancelled'
  const form = await calls.begin(method, subjectOf(purpose)).catch((error: unknown) => {
    popup.close()
    throw beginningFailed(error, method)
  })
  const action = form.action || siteConfig().identityProviders[method]
  if (!action) {
    popup.close()
    throw new IdentityFailed(isIntegrated(method) ? t.cannotStart : t.requestFailed)
  }
  if (popup.isClosed()) return 'cancelled'
  popup.goToProvider({ ...form, action })
  onStage({ at: 'window', popup })
  const message = await popup.ending
  if (message === 'unsent') {
    popup.close()
    throw new IdentityFailed(t.requestFailed)
  }
  if (message?.outcome === 'success') return { message, transactionId: form.transactionId }
  if (!message || message.reason === 'cancelled') return 'cancelled'
  throw new IdentityFailed(message.reason === 'missing' ? t.missing : t.failed)
}

function subjectOf(purpose: IdentityPurpose): VerificationSubject {
  const { applicationNumber, businessNumber } = session.get()
  return purpose === 'apply' ? { applicationNumber } : { businessNumber }
}

/** Returns the person that the window names, else asks the server. */
async function personOf(
  { message, transactionId }: Seen,
  { method }: IdentityAttempt,
  { calls }: IdentityParts,
): Promise<VerifiedPerson> {
  const person = message.person ?? (await askWho(method, { message, transactionId }, calls))
  return { ...person, provider: person.provider || method }
}

async function askWho(method: IdentityMethod, { message, transactionId }: Seen, calls: IdentityCalls) {
  if (isNice(method)) throw new IdentityFailed(t.resultFailed)
  return calls.integratedResult(method, transactionId, message.certificate).catch((error: unknown) => {
    throw resultFailed(error)
  })
}

// Only IPIN has a message of the specification (IDENT-50).
function cancelled(method: IdentityMethod): IdentityEnd {
  return method === 'ipin'
    ? { next: 'stay', message: t.ipinCancelled }
    : { next: 'stay', notice: t.cancelled }
}
