import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { providePorts, type QueueGate } from 'shared-session'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { createDialogs, DialogHost } from 'ui-kit'
import { followLinksInPage } from '../in-page-links.ts'
import type { Routes } from '../routes.ts'
import { StandaloneHeader } from './standalone-header.tsx'
import type { AreaLifecycles } from '../area-props.ts'

/** A remote that runs alone has no waiting room: every turn is granted at once. */
const alwaysOpenQueue: QueueGate = { run: async () => 'passed', complete: async () => {} }

type Page = {
  name: string
  routes: Routes
  /** Drawn beside the dialogs, for as long as the page exists. */
  over?: ReactNode
}

/** The page around a remote that runs alone: its header, simple ports, and elements of the remote's own. */
export async function showStandalonePage({ name, routes: named, over }: Page) {
  const routes = Object.values(named)
  const siteConfig = parseSiteConfig(await fetchSiteConfig())
  provideSiteConfig(siteConfig)
  const dialogs = createDialogs()
  providePorts({ dialogs, navigation: { goTo }, queueGate: alwaysOpenQueue })

  followLinksInPage({ isPage: path => routes.some(route => route.path === path), goTo })
  render(appended('div'), <StandaloneHeader name={name} routes={routes} />)
  render(
    appended('div'),
    <>
      {over}
      <DialogHost dialogs={dialogs} />
    </>,
  )
  return { siteConfig, render, areaElement: appended('main', 'site-main'), overlayElement: appended('div') }
}

async function fetchSiteConfig(): Promise<unknown> {
  const response = await fetch('/site-config.json')
  return response.json()
}

function render(element: HTMLElement, children: ReactNode): void {
  createRoot(element).render(children)
}

function appended(tag: string, className = ''): HTMLElement {
  return document.body.appendChild(Object.assign(document.createElement(tag), { className }))
}

function goTo(path: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

export type Alone = { name: string; routes: Routes; area: AreaLifecycles; over?: ReactNode }

/** Runs the area alone as a whole page: its own header, a session editor, and the real backend. */
export async function runAlone({ area, ...page }: Alone): Promise<void> {
  openFirstRoute(page.routes)
  const { siteConfig, areaElement } = await showStandalonePage(page)
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

/** Shows developers the error, in place of the page. */
export function showCrash(element: HTMLElement, error: unknown): void {
  const trace = document.createElement('pre')
  trace.textContent = error instanceof Error ? (error.stack ?? error.message) : String(error)
  element.replaceChildren(trace)
}
