import type { ReactNode } from 'react'
import type { Place } from '../client/place.ts'
import type { QueueSettings } from '../client/settings.ts'
import { nextAnnouncement, type Announcement } from './announcement.ts'
import { WaitingOverlay } from './waiting-overlay.tsx'

export type ViewOptions = {
  settings: QueueSettings
  now: () => number
  /** Whether the person is being asked if they want to stop, which outlasts a change of the release. */
  stopQuestion: { isOpen: boolean }
  onStop: () => void
}

/** Draws one wait from its first place in line to its last; what is read aloud depends on what was read before. */
export function createWaitingView({
  settings,
  now,
  stopQuestion,
  onStop,
}: ViewOptions): (place: Place) => ReactNode {
  let announcement: Announcement | null = null

  return place => {
    announcement = nextAnnouncement(announcement, place, settings, now())
    return (
      <WaitingOverlay
        place={place}
        settings={settings}
        announcement={announcement.text}
        isAskingAtFirst={stopQuestion.isOpen}
        onAsk={isOpen => (stopQuestion.isOpen = isOpen)}
        onStop={onStop}
      />
    )
  }
}
