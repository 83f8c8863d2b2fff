import type { ReactNode } from 'react'
import type { AreaLifecycles } from '../area-props.ts'
import type { Routes } from '../routes.ts'
import { showStandalonePage } from './standalone-page.tsx'

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
