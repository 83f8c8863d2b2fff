import type { Place } from '../client/place.ts'
import type { QueueSettings } from '../client/settings.ts'
import * as t from './texts.ko.ts'
import { peopleText, roughWaitText } from './wait-text.ts'

/** How the line moves is announced no more often than this, */
const QUIET_MS = 30_000
/** and, as long as the wait is as long as it was said to be, no more often than that. */
const UNCHANGED_MS = 120_000

export type Announcement = { text: string; wait: string; at: number }

/** What is to be read aloud now: the new place, or still what was said a moment ago. */
export function nextAnnouncement(
  said: Announcement | null,
  place: Place,
  { timeLimit, aheadLimit }: QueueSettings,
  now: number,
): Announcement {
  const wait = roughWaitText(place.seconds, timeLimit)
  if (said && now - said.at < (wait === said.wait ? UNCHANGED_MS : QUIET_MS)) return said
  return { text: t.spoken(wait, peopleText(place.ahead, aheadLimit)), wait, at: now }
}
