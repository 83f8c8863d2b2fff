import { hasDraw, type Notice, type Opening, type Place } from '../client/place.ts'
import type { QueueSettings } from '../client/settings.ts'
import { openingText, timeLeftText } from './opening-text.ts'
import * as t from './texts.ko.ts'
import { peopleText, roughWaitText } from './wait-text.ts'

/** The least time between two announcements of progress. */
const QUIET_MS = 30_000
/** The least time between two announcements while the wait is as announced. */
const UNCHANGED_MS = 120_000

/** An opening is announced once more with so many seconds left. */
const REMINDERS_S = [60, 300, 600, 1800]

export type Announcement = { text: string; wait: string; at: number; isBeforeOpening?: boolean }

/** Returns the text to read aloud: the new place, or the last announcement if that is recent. */
export function nextAnnouncement(
  said: Announcement | null,
  place: Place,
  settings: QueueSettings,
  now: number,
): Announcement {
  const { opening, notice } = place
  if (opening) return nextBeforeOpening(said, opening, now)
  if (notice) return nextNotice(said, notice, now)
  const wait = roughWaitText(place.seconds, settings.timeLimit)
  const text = t.spoken(wait, peopleText(place.ahead, settings.aheadLimit))
  if (said?.isBeforeOpening)
    return { text: `${t.spokenStart(place.isDrawn === true)} ${text}`, wait, at: now }
  if (said && now - said.at < (wait === said.wait ? UNCHANGED_MS : QUIET_MS)) return said
  return { text, wait, at: now }
}

function nextNotice(said: Announcement | null, notice: Notice, now: number): Announcement {
  if (said?.wait === notice && now - said.at < UNCHANGED_MS) return said
  return { text: notice === 'paused' ? t.paused : t.numberLater, wait: notice, at: now }
}

function nextBeforeOpening(said: Announcement | null, opening: Opening, now: number): Announcement {
  const { secondsLeft } = opening
  const wait = String(REMINDERS_S.find(reminder => secondsLeft <= reminder))
  if (said?.isBeforeOpening && (wait === said.wait || now - said.at < QUIET_MS)) return said
  const order = hasDraw(opening) ? t.isDrawn : ''
  const text = t.spokenOpening(openingText(opening), timeLeftText(secondsLeft), order).trim()
  return { text, wait, at: now, isBeforeOpening: true }
}
