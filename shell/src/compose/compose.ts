import type { Registry } from 'release-format'
import { navigateToUrl, setUnmountMaxTime, start, triggerAppChange } from 'single-spa'
import { admissionTo } from '../routing/admission.ts'
import type { LiveRoutes } from '../routing/live-routes.ts'
import { addArea, isolateFailedRemotes } from './areas.ts'
import type { goLive } from './live/live.ts'
import { liveRemotes } from './releases.ts'

const UNMOUNTED_WITHIN_MS = 3000
const FOLLOWED_WITHIN_MS = 3000

/**
 * Makes one site of the live remotes: every area mounts where its release says, for those whom the guard lets in. What goes
 * live later is followed.
 */
export function compose(registry: Registry, routes: LiveRoutes): void {
  const page = {
    isShown: (area: string, location: Location) => isShown(area, location, routes),
    showRoutes: (newer: Registry) => routes.follow(newer),
  }
  // One that hangs would otherwise hold up every later navigation.
  setUnmountMaxTime(UNMOUNTED_WITHIN_MS, true)
  isolateFailedRemotes()
  for (const area of liveRemotes('main')) addArea(area, location => page.isShown(area, location))
  start()
  whenIdle(() => void followRegistry(registry, page))
}

async function followRegistry(...given: Parameters<typeof goLive>): Promise<void> {
  try {
    const live = await import('./live/live.ts')
    live.goLive(...given)
  } catch (error) {
    console.warn('the page keeps what it began with', error)
  }
}

/** Not before the page has what it shows first. */
function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then, { timeout: FOLLOWED_WITHIN_MS })
  else setTimeout(then, FOLLOWED_WITHIN_MS)
}

/** Moves to a page of the site without loading a document. */
export function goTo(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path)
  else navigateToUrl(path)
}

/** Mounts and unmounts areas by what is known of the visitor now, where that has changed without a move. */
export function reconsiderAreas(): void {
  void triggerAppChange()
}

function isShown(area: string, { pathname }: Location, routes: LiveRoutes): boolean {
  const route = routes.get(pathname)
  if (route?.owner !== area) return false
  const admission = admissionTo(route)
  return admission !== 'undecided' && admission.ok
}
