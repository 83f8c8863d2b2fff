import { createContext, useSyncExternalStore } from 'react'
import type { Registry } from 'release-format'
import { routeTable, type RouteTable, type SiteRoute } from './route-table.ts'

/** The routes of the site as they are now: another registry brings others while the page is open. */
export type LiveRoutes = {
  get: (path: string) => SiteRoute | undefined
  has: (path: string) => boolean
  /** Returns all routes: the same object until one changes. */
  all: () => RouteTable
  /** Returns the routes of most browsers, from which the origin rendered the page. */
  served: () => RouteTable
  follow: (registry: Registry) => void
  subscribe: (listener: () => void) => () => void
}

export function liveRoutes(
  registry: Registry,
  features: { devRoutes: boolean },
  forAll = registry,
): LiveRoutes {
  const listeners = new Set<() => void>()
  const served = routeTable(forAll, features)
  let table = keepingEqual(served, routeTable(registry, features))

  return {
    get: path => table.get(path),
    has: path => table.has(path),
    all: () => table,
    served: () => served,
    follow(newer) {
      const next = keepingEqual(table, routeTable(newer, features))
      if (next === table) return
      table = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The routes of the site, for links; null around a part that is drawn by itself. */
export const RoutesOfSite = createContext<RouteTable | null>(null)

/** Returns the routes of the site, and renders again when they change. */
export function useRoutes({ subscribe, all, served }: LiveRoutes): RouteTable {
  return useSyncExternalStore(subscribe, all, served)
}

/** Keeps the object of a route that has not changed, so that nothing on its page begins again. */
function keepingEqual(before: RouteTable, after: RouteTable): RouteTable {
  const kept = new Map([...after].map(([path, route]) => [path, sameOr(before.get(path), route)]))
  const isSame = kept.size === before.size && [...kept].every(([path, route]) => before.get(path) === route)
  return isSame ? before : kept
}

function sameOr(before: SiteRoute | undefined, after: SiteRoute): SiteRoute {
  return before && JSON.stringify(before) === JSON.stringify(after) ? before : after
}
