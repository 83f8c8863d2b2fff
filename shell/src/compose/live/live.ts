import { registryFor, type Registry } from 'release-format'
import { tellWhatRuns } from '../beacons/pulse.ts'
import { tellsMore } from '../beacons/send-beacons.ts'
import { measureVitals } from '../beacons/vitals.ts'
import { withOverride } from '../override/override.ts'
import { thisBrowser } from '../this-browser.ts'
import { fetchRegistry } from '../trust/registry-text.ts'
import { believe } from '../trust/trusted-registry.ts'
import { registryFollower, type PageRoutes } from './apply-registry.ts'
import type { News } from './connect.ts'
import { listen } from './listen.ts'
import { pulsesOfPage, shownAreas } from './running-releases.ts'
import { offerNewShell } from '../new-shell.ts'

/** So that not every page of the country asks in the same instant. */
const SPREAD_MS = 1400

/** Follows the registry of the site, so that an open page runs its releases too. Returns a function that ends this. */
export function goLive(first: Registry, page: PageRoutes): () => void {
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

  if (tellsMore()) tellHowItGoes()
  return listen(news => void take(news))
}

function tellHowItGoes(): void {
  tellWhatRuns(pulsesOfPage)
  measureVitals(() => shownAreas()[0])
}

function spread(): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, Math.random() * SPREAD_MS)
  })
}
