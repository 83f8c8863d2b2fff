import { MemoryRouter } from 'react-router-dom'
import { render } from 'vitest-browser-react'
import { LateComposition, NOTHING, type PageView } from '../../compose/late-composition.ts'
import { liveRoutes } from '../../routing/live-routes.ts'
import { registryWith } from '../../start/testing/registry.ts'
import { Frame } from '../frame.tsx'

/** Draws the frame around the page at this address. `view` is the state of the area in it. */
export async function openFrame(
  path: string,
  view: Partial<PageView>,
  registry = registryWith(),
): Promise<void> {
  const composition = new LateComposition(() => new Promise(() => {}))
  const shown = { ...NOTHING, ...view }
  Object.assign(composition, { view: () => shown })
  const routes = liveRoutes(registry, { devRoutes: false }, registry)
  await render(<Frame {...{ routes, composition }} isRegistryMissing={() => false} />, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
  })
}
