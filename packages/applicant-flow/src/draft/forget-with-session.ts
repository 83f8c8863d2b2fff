import { session } from 'shared-session'
import { safeSessionStorage } from 'shared-session/storage'
import { DRAFT_KEYS } from './draft-keys.ts'

/**
 * Deletes the account that was typed into a correction as soon as its person's session has ended, now or later: it is kept
 * over a reload, and no longer (GP-09). What says nothing of a person's money stays for their return.
 */
export function forgetAccountWithSession(): void {
  forgetOnceEnded()
  session.subscribe(forgetOnceEnded)
}

function forgetOnceEnded(): void {
  if (session.get().identityCi === '') safeSessionStorage.removeItem(DRAFT_KEYS.accountCorrection)
}
