import { useSyncExternalStore } from 'react'
import type { Urgency } from 'shared-session'
import { VisuallyHidden } from 'ui-kit'

type Announcement = { sentence: string; urgency: Urgency; turn: number }

const NOTHING: Announcement = { sentence: '', urgency: 'polite', turn: 0 }

let last = NOTHING
const listeners = new Set<() => void>()

/** Announces a sentence to screen readers, in each `SessionAnnouncer` that is drawn. */
export function announce(sentence: string, urgency: Urgency): void {
  last = { sentence, urgency, turn: last.turn + 1 }
  for (const listener of listeners) listener()
}

/** Live regions of the session. Regions behind an open dialog are mute, so the dialog brings its own. */
export function SessionAnnouncer() {
  const { sentence, urgency, turn } = useSyncExternalStore(
    subscribe,
    () => last,
    () => NOTHING,
  )
  return (
    <VisuallyHidden>
      {(['polite', 'assertive'] as const).map(live => (
        <span key={live} aria-live={live}>
          {/* A repeated sentence is a new element, so that it is spoken again. */}
          {live === urgency && <span key={turn}>{sentence}</span>}
        </span>
      ))}
    </VisuallyHidden>
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
