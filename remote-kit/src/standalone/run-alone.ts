import type { Route } from 'remote-registry'
import type { AreaLifecycles } from '../area-props.ts'
import { showStandalonePage } from './standalone-page.tsx'

type Alone = { name: string; routes: readonly Route[]; area: AreaLifecycles }

/** A working page of the area alone: its own header, a session editor, and the real backend. */
export async function runAlone({ name, routes, area }: Alone): Promise<void> {
  const { areaElement } = await showStandalonePage({ name, routes })
  openFirstRoute(routes)
  await area.bootstrap()
  await area.mount({ domElement: areaElement, reportCrash: error => showCrash(areaElement, error) })
}

function openFirstRoute(routes: readonly Route[]): void {
  const isOwn = routes.some(({ path }) => path === location.pathname)
  const first = routes[0]
  if (!isOwn && first) history.replaceState(null, '', first.path)
}

function showCrash(element: HTMLElement, error: unknown): void {
  const trace = document.createElement('pre')
  trace.textContent = error instanceof Error ? (error.stack ?? error.message) : String(error)
  element.replaceChildren(trace)
}
