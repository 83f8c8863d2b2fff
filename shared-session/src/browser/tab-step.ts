import type { BrowserSession } from './browser-session.ts'

/** A tab with a running session. `isShared`: this document has seen it as the shared session. */
export type TabSession = { owner: string; token: string; deadline: number; isShared: boolean }

/**
 * The reaction of a tab to the shared session. `keep`: it is the same. `share`: no tab has shared this session yet.
 * `adopt`: another tab has extended it, or learnt its end. `end`: another tab has ended it. `askServer`: the browser
 * has another session now, and the server decides whether this tab's own one still runs.
 */
export type TabStep = 'keep' | 'share' | 'adopt' | 'end' | 'askServer'

export function stepOf(tab: TabSession, shared: BrowserSession | null): TabStep {
  if (!shared) return tab.isShared ? 'end' : 'share'
  if (shared.owner !== tab.owner) return 'askServer'
  return shared.token === tab.token && shared.deadline === tab.deadline ? 'keep' : 'adopt'
}

/** Returns whether a session at its deadline waits for the hour that another tab has asked for. */
export function awaitsExtension(shared: BrowserSession | null, owner: string, now: number): boolean {
  return shared?.owner === owner && shared.extendingUntil > now
}
