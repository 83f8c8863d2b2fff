import { shellRoutes } from 'domain-rules/journey'
import type { Registry, Route } from 'remote-registry'

export const SHELL = 'shell'

/** A route of the site, and the part that draws it. */
export type SiteRoute = Route & { owner: string }

export type RouteTable = ReadonlyMap<string, SiteRoute>

/**
 * Every route of the site: the shell's own, and those that the live releases declare. Pages for developers are
 * unknown paths unless the site has them (AMB-91).
 */
export function routeTable({ remotes }: Registry, { devRoutes }: { devRoutes: boolean }): RouteTable {
  const declared = Object.entries(remotes).flatMap(([owner, { routes }]) =>
    routes.map(route => ({ ...route, owner })),
  )
  const own = shellRoutes.map(route => ({ ...route, owner: SHELL }))
  const open = [...declared, ...own].filter(({ needs }) => devRoutes || !needs.includes('devRoutes'))
  return new Map(open.map(route => [route.path, route]))
}
