import type { Route } from 'remote-registry'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { parseSiteConfig, providePorts, provideSiteConfig } from 'shared-session'
import { createDialogs, DialogHost } from 'ui-kit'
import type { AreaLifecycles } from '../area-props.ts'
import { StandaloneHeader } from './standalone-header.tsx'

type Alone = { name: string; routes: readonly Route[]; area: AreaLifecycles }

/** A page of the area alone: its own header, a session editor, simple ports, and the real backend. */
export async function runAlone({ name, routes, area }: Alone): Promise<void> {
  const { areaElement } = await showStandalonePage(<StandaloneHeader name={name} routes={routes} />)
  openFirstRoute(routes)
  await area.bootstrap()
  await area.mount({ domElement: areaElement, reportCrash: error => showCrash(areaElement, error) })
}

/** The page around a remote that runs alone; `areaElement` is the remote's own. */
export async function showStandalonePage(header: ReactNode): Promise<{ areaElement: HTMLElement }> {
  const answer = await fetch('/site-config.json')
  provideSiteConfig(parseSiteConfig(await answer.json()))
  const dialogs = createDialogs()
  providePorts({ dialogs, navigation: { goTo }, queueGate: openGate })

  const headerElement = appended('div')
  const areaElement = appended('main')
  createRoot(headerElement).render(
    <>
      {header}
      <DialogHost dialogs={dialogs} />
    </>,
  )
  return { areaElement }
}

// Alone, there is no waiting room: everybody passes.
const openGate = { run: async () => 'passed' as const, complete: async () => {}, stop: () => {} }

function goTo(path: string, { replace = false } = {}) {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

function openFirstRoute(routes: readonly Route[]) {
  const isOwn = routes.some(({ path }) => path === location.pathname)
  const first = routes[0]
  if (!isOwn && first) history.replaceState(null, '', first.path)
}

function appended(tag: string): HTMLElement {
  return document.body.appendChild(document.createElement(tag))
}

function showCrash(element: HTMLElement, error: unknown) {
  const trace = document.createElement('pre')
  trace.textContent = error instanceof Error ? (error.stack ?? error.message) : String(error)
  element.replaceChildren(trace)
}
