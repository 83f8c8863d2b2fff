import type { ReactNode } from 'react'
import type { Place } from '../client/place.ts'
import type { QueueSettings } from '../client/settings.ts'
import { nextAnnouncement, type Announcement } from './announcement.ts'
import { EntryNotice } from './entry-notice.tsx'
import { createEntryNotification } from './entry-notification.ts'
import { createEntrySound } from './entry-signal.ts'
import { WaitingOverlay } from './waiting-overlay.tsx'

export type ViewOptions = {
  settings: QueueSettings
  now: () => number
  /** The question before stopping; it survives a change of the release. */
  stopQuestion: { isOpen: boolean }
  onStop: () => void
}

/** Draws one wait from its first place to its last. Announcements depend on the ones before. */
export function createWaitingView({ settings, now, stopQuestion, onStop }: ViewOptions) {
  const signals = [createEntrySound(), createEntryNotification()].filter(signal => signal !== null)
  let announcement: Announcement | null = null

  return {
    place(place: Place): ReactNode {
      announcement = nextAnnouncement(announcement, place, settings, now())
      return (
        <WaitingOverlay
          place={place}
          settings={settings}
          announcement={announcement.text}
          isAskingAtFirst={stopQuestion.isOpen}
          onAsk={isOpen => (stopQuestion.isOpen = isOpen)}
          signals={signals}
          onStop={onStop}
          now={now}
        />
      )
    },
    /** Returns the notice after entry; gives the wanted signals. */
    entry(): ReactNode {
      for (const signal of signals) signal.give()
      return <EntryNotice />
    },
  }
}

/** The view of one wait. */
export type WaitingView = ReturnType<typeof createWaitingView>
