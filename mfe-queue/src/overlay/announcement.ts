import type { Place } from '../client/place.ts'
import type { QueueSettings } from '../client/settings.ts'
import * as t from '../texts.ko.ts'
import { peopleText, roughWaitText } from './wait-text.ts'

/** How the line moves is announced no more often than this. */
const QUIET_MS = 30_000

export type Announcement = { text: string; at: number }

/** What is to be read aloud now: the new place, or still what was said a moment ago. */
export function nextAnnouncement(
  said: Announcement | null,
  place: Place,
  { timeLimit, aheadLimit }: QueueSettings,
  now: number,
): Announcement {
  if (said && now - said.at < QUIET_MS) return said
  const wait = roughWaitText(place.seconds, timeLimit)
  return { text: t.spoken(wait, peopleText(place.ahead, aheadLimit)), at: now }
}
