import type { Root } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { LateComposition } from '../../compose/late-composition.ts'
import { Frame } from '../../layout/frame.tsx'
import { loadNotices } from '../../notices/load-notices.ts'
import { liveRoutes } from '../../routing/live-routes.ts'
import { renderFirstView } from '../first-view.tsx'
import { showFrame } from '../show-frame.tsx'
import { registryWith } from './registry.ts'

/** Puts the page into the document as the origin renders it for a stranger. */
export async function servePage(path: string, siteConfig: object = {}, area?: string): Promise<void> {
  history.replaceState(null, '', path)
  const page = { path: new URL(path, origin).pathname, siteConfig, registry: registryWith() }
  const view = await renderFirstView({ ...page, ...(area && { area }) })
  // A renderer for servers leaves its last contexts behind, which React here would take for its own.
  await prerender(<i />)
  document.body.innerHTML = `<div id="frame" data-first-view>${view}</div>`
}

const roots: Root[] = []

/** Removes the page, so that no more of it is drawn. */
export function leavePage(): void {
  for (const root of roots.splice(0)) root.unmount()
  document.body.replaceChildren()
}

/** Hydrates the page in this browser. Resolves with the errors that React recovered from, once `main` answers. */
export async function hydratePage(registry = registryWith()): Promise<unknown[]> {
  const mismatches: unknown[] = []
  const answers = new Promise<void>(resolve => {
    document.addEventListener(
      'hydrated',
      ({ target }) => target instanceof HTMLElement && target.id === 'main' && resolve(),
    )
  })
  await loadNotices()
  const routes = liveRoutes(registry, { devRoutes: false }, registryWith())
  const composition = new LateComposition(() => new Promise(() => {}))
  const root = await showFrame(
    <Frame routes={routes} composition={composition} isRegistryMissing={() => false} />,
    error => void mismatches.push(error),
  )
  roots.push(root)
  await answers
  return mismatches
}
