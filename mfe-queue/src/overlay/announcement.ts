import { hasDraw, type Opening, type Place } from '../client/place.ts'
import type { QueueSettings } from '../client/settings.ts'
import { openingText, timeLeftText } from './opening-text.ts'
import * as t from './texts.ko.ts'
import { peopleText, roughWaitText } from './wait-text.ts'

/** How the line moves is announced no more often than this, */
const QUIET_MS = 30_000
/** and, as long as the wait is as long as it was said to be, no more often than that. */
const UNCHANGED_MS = 120_000

/** With so much left, in seconds, an opening is announced once more. */
const REMINDERS_S = [60, 300, 600, 1800]

export type Announcement = { text: string; wait: string; at: number; isBeforeOpening?: boolean }

/** What is to be read aloud now: the new place, or still what was said a moment ago. */
export function nextAnnouncement(
  said: Announcement | null,
  place: Place,
  settings: QueueSettings,
  now: number,
): Announcement {
  const { opening } = place
  if (opening) return nextBeforeOpening(said, opening, now)
  const wait = roughWaitText(place.seconds, settings.timeLimit)
  const text = t.spoken(wait, peopleText(place.ahead, settings.aheadLimit))
  if (said?.isBeforeOpening)
    return { text: `${t.spokenStart(place.isDrawn === true)} ${text}`, wait, at: now }
  if (said && now - said.at < (wait === said.wait ? UNCHANGED_MS : QUIET_MS)) return said
  return { text, wait, at: now }
}

function nextBeforeOpening(said: Announcement | null, opening: Opening, now: number): Announcement {
  const { secondsLeft } = opening
  const wait = String(REMINDERS_S.find(reminder => secondsLeft <= reminder))
  if (said?.isBeforeOpening && (wait === said.wait || now - said.at < QUIET_MS)) return said
  const order = hasDraw(opening) ? t.isDrawn : ''
  const text = t.spokenOpening(openingText(opening), timeLeftText(secondsLeft), order).trim()
  return { text, wait, at: now, isBeforeOpening: true }
}
