import { isIdentityPopup } from 'domain-rules/journey'
import type { Routes } from 'remote-registry'
import type { AreaLifecycles } from '../area-props.ts'
import { startIdentityPopup } from '../identity-popup/start-identity-popup.tsx'
import { showStandalonePage } from './standalone-page.tsx'

type Alone = { name: string; routes: Routes; area: AreaLifecycles }

/**
 * A working page of the area alone: its own header, a session editor, and the real backend. The windows of the
 * identity providers end on it too.
 */
export function runAlone(alone: Alone): Promise<void> {
  return isIdentityPopup(location.pathname) ? endProviderWindow() : showArea(alone)
}

function endProviderWindow(): Promise<void> {
  const element = document.getElementById('standalone') ?? document.body
  return startIdentityPopup({ element, onFailure: error => showCrash(element, error) })
}

async function showArea({ name, routes, area }: Alone): Promise<void> {
  openFirstRoute(routes)
  const { siteConfig, areaElement } = await showStandalonePage({ name, routes })
  const reportCrash = (error: unknown) => showCrash(areaElement, error)
  const props = { domElement: areaElement, reportCrash, siteConfig }
  await area.bootstrap(props)
  await area.mount(props)
}

function openFirstRoute(routes: Routes): void {
  const paths = Object.values(routes).map(({ path }) => path)
  const isOwn = paths.includes(location.pathname)
  const [first] = paths
  if (!isOwn && first) history.replaceState(null, '', first)
}

function showCrash(element: HTMLElement, error: unknown): void {
  const trace = document.createElement('pre')
  trace.textContent = error instanceof Error ? (error.stack ?? error.message) : String(error)
  element.replaceChildren(trace)
}
