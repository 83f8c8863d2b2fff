import type { RunningPulse } from '../beacons/pulse.ts'
import type { RunningRelease } from '../composition.ts'

/** Returns the state of a release on the screen: open, replaced by a newer one, and with work that leaving would lose. */
export function pulsesOf({ remote, version, isOutdated }: RunningRelease): readonly RunningPulse[] {
  const open = { remote, version, kind: 'open' } as const
  if (!isOutdated) return [open]
  const deferred = { remote, version, kind: 'deferred' } as const
  return holdsUnsavedWork() ? [open, deferred, { remote, version, kind: 'unsaved' }] : [open, deferred]
}

/** Asks as a browser asks before it closes a page, so that an area declares unsaved work or an upload in one place. */
function holdsUnsavedWork(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
