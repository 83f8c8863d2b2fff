import type { RegisteredRemote, Registry } from 'remote-registry'

/** Link elements that fetch the entry of the area of this path while the shell is still loading. */
export function preloadHints(registry: Registry, path: string): string {
  const needed = Object.values(registry.remotes).filter(remote => hasRoute(remote, path))
  return needed.map(hintFor).join('\n    ')
}

/** True when a live release declares the path as a route of its own. */
export function isRouteOfRemote(registry: Registry, path: string): boolean {
  return Object.values(registry.remotes).some(remote => hasRoute(remote, path))
}

function hasRoute({ routes }: RegisteredRemote, path: string): boolean {
  return routes.some(route => route.path === path)
}

function hintFor({ entry, integrity }: RegisteredRemote): string {
  return `<link rel="preload" as="script" href="${quoted(entry)}" integrity="${quoted(integrity)}" crossorigin="anonymous">`
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
