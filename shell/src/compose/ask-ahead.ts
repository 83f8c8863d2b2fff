import type { LiveRoutes } from '../routing/live-routes.ts'
import { SHELL } from '../routing/route-table.ts'
import type { Composition } from './composition.ts'

type Site = {
  routes: Pick<LiveRoutes, 'get'>
  composition: Pick<Composition, 'prepare'>
  /** Fetches a screen of the shell. */
  prepareScreen: (path: string) => Promise<void>
}

/**
 * Asks for the files of a page as soon as a finger, a pointer or the focus is on its link, each once. Returns a function
 * that ends this.
 */
export function askAhead({ routes, composition, prepareScreen }: Site): () => void {
  const asked = new Set([location.pathname])

  function ask({ target }: Event): void {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link?.origin !== location.origin || asked.has(link.pathname)) return
    const route = routes.get(link.pathname)
    if (!route) return
    asked.add(link.pathname)
    if (route.owner === SHELL) void prepareScreen(link.pathname)
    else composition.prepare(route.owner, link.pathname)
  }

  const events = ['pointerdown', 'focusin'] as const
  for (const event of events) document.addEventListener(event, ask, { capture: true, passive: true })
  return () => {
    for (const event of events) document.removeEventListener(event, ask, { capture: true })
  }
}
