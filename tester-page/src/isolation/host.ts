import type { Recorded } from 'recorded-responses'
import type { State } from './state/state.ts'

/** Something that the remote did, in the order of its happening. */
export type Entry = {
  kind: 'call' | 'dialog' | 'navigation' | 'beacon' | 'announcement'
  /** `POST /api/…` for a call, else a text. */
  text: string
  /** Of a call: the status, or the reason why there is none. */
  outcome?: string
  request?: string
  response?: string
}

/** The part of the testers' page that the page in its frame uses. */
export type Host = {
  remote: string
  state: State
  /** The responses for calls that fail, or that no backend serves. */
  recorded: Recorded
  /** The time of the isolated page is so much ahead of the real one, in milliseconds. */
  aheadMs: number
  /** The signed release that takes the place of the live one; null for the live one. */
  override: object | null
  /** Adds an entry to the journal. The same `id` adds to an earlier one. */
  record: (entry: Entry, id?: string) => void
}

declare global {
  interface Window {
    isolation?: Host
  }
}
