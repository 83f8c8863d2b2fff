import type { Routes } from 'remote-registry'
import type { ScreenTable } from '../screens.tsx'

/** For each of these routes a screen that says that its content is not ready yet; a screen that is built replaces it. */
export function interimScreens(routes: Routes): ScreenTable {
  return Object.fromEntries(
    Object.values(routes).map(route => [
      route.path,
      async () => (await import('./interim-screen.tsx')).interimScreenOf(route),
    ]),
  )
}
