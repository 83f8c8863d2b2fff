import { releasesOf, type RegisteredRemote, type Registry, type Route } from 'release-format'
import { escapeHtml } from 'server-kit'

/** Link elements that fetch the entry of the area of this path while the shell is still loading. */
export function preloadHints(registry: Registry, path: string): string {
  const needed = Object.values(registry.remotes).filter(remote => hasRoute(remote, path))
  return needed.map(hintFor).join('\n    ')
}

/** Returns the routes of all releases that browsers get. The server cannot see which browser gets a canary. */
export function routesOf(registry: Registry): Route[] {
  return Object.values(registry.remotes)
    .flatMap(releasesOf)
    .flatMap(({ routes }) => routes)
}

function hasRoute({ routes }: RegisteredRemote, path: string): boolean {
  return routes.some(route => route.path === path)
}

function hintFor({ entry, integrity }: RegisteredRemote): string {
  return `<link rel="preload" as="script" href="${escapeHtml(entry)}" integrity="${escapeHtml(integrity)}" crossorigin="anonymous">`
}
