import { paths } from 'domain-rules'
import type { Registry, Route } from 'remote-registry'
import { texts } from '../texts.ko.ts'

export const SHELL = 'shell'

/** A route of the site, and the part that draws it. */
export type SiteRoute = Route & { owner: string }

export type RouteTable = ReadonlyMap<string, SiteRoute>

const shellRoutes: Route[] = [{ path: paths.home, title: texts.serviceName, timer: false, needs: [] }]

/** Every route of the site: the shell's own, and those that the live releases declare. */
export function routeTable({ remotes }: Registry): RouteTable {
  const declared = Object.entries(remotes).flatMap(([owner, { routes }]) =>
    routes.map(route => ({ ...route, owner })),
  )
  const own = shellRoutes.map(route => ({ ...route, owner: SHELL }))
  return new Map([...declared, ...own].map(route => [route.path, route]))
}
