import type { Registry } from 'release-format'
import { changeOnNextEntry, addArea, shownRelease } from '../areas.ts'
import { presentWidget } from '../queue-overlay.ts'
import { liveRemotes, setLive } from '../releases.ts'
import { changeWidget } from './swap-overlay.ts'

export type PageRoutes = {
  /** What shows where, from now on. */
  showRoutes: (registry: Registry) => void
  isShown: (area: string, location: Location) => boolean
}

/**
 * Makes the page follow a registry that came while it was open: the waiting room changes at once, each area when it is
 * entered next, and routes with the area whose they are. One that is no newer than the page's own changes nothing.
 */
export function registryFollower(first: Registry, { showRoutes, isShown }: PageRoutes) {
  let current = first
  addEventListener('single-spa:app-change', () => showRoutes(asShown(current)))

  return {
    revision: () => current.revision,
    /** `forAll` is the registry as it came, with what other browsers get. */
    apply(next: Registry, forAll: Registry): void {
      if (next.revision <= current.revision) return
      const former = liveRemotes('main')
      current = next
      setLive(next.remotes, forAll.remotes)
      for (const area of liveRemotes('main')) addArea(area, location => isShown(area, location))
      for (const area of new Set([...former, ...liveRemotes('main')])) changeOnNextEntry(area)
      showRoutes(asShown(next))
      void changeWaitingRoom()
    },
  }
}

async function changeWaitingRoom(): Promise<void> {
  try {
    if (await presentWidget()) await changeWidget()
  } catch (error) {
    console.warn('the waiting room stays as it is', error)
  }
}

/** What is on the screen keeps its routes until it is left. */
function asShown(registry: Registry): Registry {
  const shown = Object.keys(registry.remotes).flatMap(name => {
    const release = shownRelease(name)
    return release ? [[name, release] as const] : []
  })
  return { ...registry, remotes: { ...registry.remotes, ...Object.fromEntries(shown) } }
}
