import { session } from 'shared-session'
import { safeSessionStorage } from 'shared-session/storage'
import { DRAFT_KEYS } from './drafts.ts'

/** Deletes the account typed into a correction when its session ends (GP-09). Drafts without bank details stay. */
export function forgetAccountWithSession(): void {
  forgetOnceEnded()
  session.subscribe(forgetOnceEnded)
}

function forgetOnceEnded(): void {
  if (session.get().identityCi === '') safeSessionStorage.removeItem(DRAFT_KEYS.accountCorrection)
}
