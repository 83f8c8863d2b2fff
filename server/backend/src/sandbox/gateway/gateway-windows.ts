import { HttpError } from 'server-kit'
import { LruMap } from 'toad-cache'
import {
  VERIFICATION_SECONDS,
  type Outcome,
  type VerificationMethod,
} from '../../verification/verification.ts'
import { outcomeOf, type Ending } from '../identity/finish-verification.ts'
import { sandboxTexts } from '../texts.ko.ts'

type Begun = { transactionId: string; method: VerificationMethod; returnUrl: string }
type Window = Begun & { outcome: Outcome | { state: 'running' } }

const MOST_WINDOWS = 10_000
const texts = sandboxTexts.identity

/** The verifications of a sandbox gateway, stored in its memory. */
export class GatewayWindows {
  readonly #windows = new LruMap<Window>(MOST_WINDOWS, VERIFICATION_SECONDS * 1_000)

  /** Begins a verification. One that has begun stays as it is. */
  begin(begun: Begun): void {
    const known = this.#windows.get(begun.transactionId)
    this.#windows.set(begun.transactionId, known ?? { ...begun, outcome: { state: 'running' } })
  }

  /** Returns the verification, with its state for the window; null if it is unknown or has expired. */
  find(transactionId: string) {
    const window = this.#windows.get(transactionId)
    return window ? { ...window, state: window.outcome.state } : null
  }

  /** Ends a verification, and returns the address that its person returns to. Throws `HttpError` 404, 409 or 400. */
  finish({ transactionId, ...pressed }: Ending): string {
    const window = this.find(transactionId)
    if (!window) throw new HttpError(404, 'IDENTITY_NOT_FOUND', texts.gone)
    if (window.state !== 'running') throw new HttpError(409, 'IDENTITY_ALREADY_COMPLETED', texts.finished)
    this.#windows.set(transactionId, { ...window, outcome: outcomeOf(pressed) })
    return window.returnUrl
  }
}
