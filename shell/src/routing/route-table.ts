import { needs as known, type Need } from 'domain-rules/guard'
import type { Registry, Route } from 'release-format'
import { routes as shellRoutes } from '../routes.ts'

export const SHELL = 'shell'

/** A route of the site, and the part that draws it. */
export type SiteRoute = Route<Need> & { owner: string }

export type RouteTable = ReadonlyMap<string, SiteRoute>

/**
 * Returns every route of the site: the shell's own, and those that the live releases declare. Pages for developers
 * are unknown paths unless the site has them (AMB-91). So is a page with a need that the guard of this shell does
 * not implement.
 */
export function routeTable({ remotes }: Registry, { devRoutes }: { devRoutes: boolean }): RouteTable {
  const declared = Object.entries(remotes).flatMap(([owner, { routes }]) => ownedBy(owner, routes))
  const all = [...declared, ...ownedBy(SHELL, Object.values(shellRoutes))]
  const open = all.filter(({ needs }) => devRoutes || !needs.includes('devRoutes'))
  return new Map(open.map(route => [route.path, route]))
}

function ownedBy(owner: string, routes: readonly Route[]): SiteRoute[] {
  return routes.filter(hasKnownNeeds).map(route => ({ ...route, owner }))
}

function hasKnownNeeds(route: Route): route is Route<Need> {
  return route.needs.every(need => known.some(word => word === need))
}
