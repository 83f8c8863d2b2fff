import { shownRelease } from '../areas.ts'
import type { Running, RunningPulse } from '../beacons/pulse.ts'
import { presentWidget, WIDGET } from '../queue-overlay.ts'
import { liveRemotes, releaseToLoad } from '../releases.ts'
import { holdsUnsavedWork } from './unsaved-work.ts'

/** The releases of areas that are on the screen. */
export function shownAreas(): readonly Running[] {
  return liveRemotes('main').flatMap(remote => {
    const version = shownRelease(remote)?.version
    return version === undefined ? [] : [{ remote, version }]
  })
}

/** What is true of this page now: which releases run in it, and which of them newer ones wait for. */
export async function pulsesOfPage(): Promise<readonly RunningPulse[]> {
  const widget = await presentWidget().catch(() => null)
  const overlay = widget ? [{ remote: WIDGET, version: widget.release.version }] : []
  return [...shownAreas(), ...overlay].flatMap(pulsesOf)
}

function pulsesOf(running: Running): readonly RunningPulse[] {
  const open = { ...running, kind: 'open' } as const
  if (releaseToLoad(running.remote)?.version === running.version) return [open]
  const deferred = { ...running, kind: 'deferred' } as const
  return holdsUnsavedWork() ? [open, deferred, { ...running, kind: 'unsaved' }] : [open, deferred]
}
