import { session } from 'shared-session'
import { safeSessionStorage } from 'shared-session/storage'
import { DRAFT_KEYS } from './draft-keys.ts'

/**
 * Deletes the account that was typed into a correction as soon as the session of its person ends (GP-09). It survives
 * a reload, and no longer. Drafts without bank details stay for the person's return.
 */
export function forgetAccountWithSession(): void {
  forgetOnceEnded()
  session.subscribe(forgetOnceEnded)
}

function forgetOnceEnded(): void {
  if (session.get().identityCi === '') safeSessionStorage.removeItem(DRAFT_KEYS.accountCorrection)
}
