import type { ReactNode } from 'react'
import type { Place } from '../client/place.ts'
import type { QueueSettings } from '../client/settings.ts'
import { nextAnnouncement, type Announcement } from './announcement.ts'
import { EntryNotice } from './entry-notice.tsx'
import { createEntrySignal } from './entry-signal.ts'
import { WaitingOverlay } from './waiting-overlay.tsx'

export type ViewOptions = {
  settings: QueueSettings
  now: () => number
  /** Whether the person is being asked if they want to stop, which outlasts a change of the release. */
  stopQuestion: { isOpen: boolean }
  onStop: () => void
}

/** One wait, as it is drawn. */
export type WaitingView = {
  place: (place: Place) => ReactNode
  /** What is left of it when the person has entered; sounds and vibrates where that is wanted. */
  entry: () => ReactNode
}

/** Draws one wait from its first place in line to its last; what is read aloud depends on what was read before. */
export function createWaitingView({ settings, now, stopQuestion, onStop }: ViewOptions): WaitingView {
  const signal = createEntrySignal()
  let announcement: Announcement | null = null

  return {
    place(place) {
      announcement = nextAnnouncement(announcement, place, settings, now())
      return (
        <WaitingOverlay
          place={place}
          settings={settings}
          announcement={announcement.text}
          isAskingAtFirst={stopQuestion.isOpen}
          onAsk={isOpen => (stopQuestion.isOpen = isOpen)}
          signal={signal}
          onStop={onStop}
          now={now}
        />
      )
    },
    entry() {
      signal.give()
      return <EntryNotice />
    },
  }
}
