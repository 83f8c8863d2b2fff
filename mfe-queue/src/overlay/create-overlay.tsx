import { createRoot } from 'react-dom/client'
import type { Place } from '../client/place.ts'
import type { QueueSettings } from '../client/settings.ts'
import { nextAnnouncement, type Announcement } from './announcement.ts'
import { WaitingOverlay } from './waiting-overlay.tsx'

type Options = {
  domElement: HTMLElement
  settings: QueueSettings
  now: () => number
  onStop: () => void
}

/** The waiting room's own piece of the page: empty while nobody waits. */
export function createOverlay({ domElement, settings, now, onStop }: Options) {
  const root = createRoot(domElement)
  let announcement: Announcement | null = null

  return {
    show(place: Place) {
      announcement = nextAnnouncement(announcement, place, settings, now())
      root.render(
        <WaitingOverlay place={place} settings={settings} announcement={announcement.text} onStop={onStop} />,
      )
    },
    hide() {
      announcement = null
      root.render(null)
    },
    destroy: () => root.unmount(),
  }
}
