import type { Registry } from 'remote-registry'
import {
  navigateToUrl,
  setBootstrapMaxTime,
  setMountMaxTime,
  setUnmountMaxTime,
  start,
  triggerAppChange,
} from 'single-spa'
import { admissionTo } from '../routing/admission.ts'
import type { RouteTable } from '../routing/route-table.ts'
import { isolateFailedRemotes, registerArea } from './areas.ts'
import { connectRemotes } from './federation.ts'

const LIFECYCLE_TIMEOUT_MS = 3000

/** Makes one site of the live remotes: every area mounts where its release says, for those whom the guard lets in. */
export function compose(registry: Registry, routes: RouteTable): void {
  connectRemotes(registry)
  limitLifecycles()
  isolateFailedRemotes()
  for (const area of areasOf(registry)) registerArea(area, location => isShown(area, location, routes))
  start()
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

function areasOf({ remotes }: Registry): string[] {
  return Object.keys(remotes).filter(name => remotes[name]?.slot === 'main')
}

function isShown(area: string, { pathname }: Location, routes: RouteTable): boolean {
  const route = routes.get(pathname)
  if (route?.owner !== area) return false
  const admission = admissionTo(route)
  return admission !== 'undecided' && admission.ok
}

// A lifecycle that hangs would otherwise hold up every later navigation.
function limitLifecycles(): void {
  for (const limit of [setBootstrapMaxTime, setMountMaxTime, setUnmountMaxTime]) {
    limit(LIFECYCLE_TIMEOUT_MS, true)
  }
}
