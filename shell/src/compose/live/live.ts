import { registryFor, type Registry } from 'remote-registry'
import { shownRelease } from '../areas.ts'
import { tellWhatRuns, type Running } from '../beacons/pulse.ts'
import { tellsMore } from '../beacons/send-beacons.ts'
import { measureVitals } from '../beacons/vitals.ts'
import { withOverride } from '../override/override.ts'
import { presentWidget, WIDGET } from '../queue-overlay.ts'
import { liveRemotes } from '../releases.ts'
import { thisBrowser } from '../this-browser.ts'
import { fetchRegistry } from '../trust/registry-text.ts'
import { believe } from '../trust/trusted-registry.ts'
import { registryFollower, type PageRoutes } from './apply-registry.ts'
import type { News } from './connect.ts'
import { listen } from './listen.ts'
import { offerNewShell } from '../new-shell.ts'

/** So that not every page of the country asks in the same instant. */
const SPREAD_MS = 400

/** Follows the registry for as long as the page is open: what goes live elsewhere runs here too. */
export function goLive(first: Registry, page: PageRoutes): void {
  const follower = registryFollower(first, page)
  let asked = follower.revision()

  async function take({ revision, shell }: News): Promise<void> {
    if (shell) offerNewShell(shell)
    if (revision <= asked) return
    asked = revision
    try {
      await spread()
      // By its revision a cache on the way may keep it, and one tab's request serves the others of the browser.
      const believed = await believe(await fetchRegistry(`/registry.json?revision=${revision}`))
      if (!believed) return
      const registry = withOverride(believed)
      follower.apply(registryFor(registry, thisBrowser()), registry)
    } catch (error) {
      console.warn(`revision ${revision} of the registry is not taken`, error)
      asked = follower.revision()
    }
  }

  listen(news => void take(news))
  if (tellsMore()) tellHowItGoes()
}

function tellHowItGoes(): void {
  tellWhatRuns(runningReleases)
  measureVitals(() => shownAreas()[0])
}

async function runningReleases(): Promise<readonly Running[]> {
  const widget = await presentWidget().catch(() => null)
  return [...shownAreas(), ...(widget ? [{ remote: WIDGET, version: widget.release.version }] : [])]
}

function shownAreas(): readonly Running[] {
  return liveRemotes('main').flatMap(remote => {
    const version = shownRelease(remote)?.version
    return version === undefined ? [] : [{ remote, version }]
  })
}

function spread(): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, Math.random() * SPREAD_MS)
  })
}
