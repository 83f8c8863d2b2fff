import type { Path } from 'domain-rules/journey'
import type { ScreenTable } from '../screens.tsx'

/** A screen for each of these pages that says that its content is not ready yet. Whoever builds one takes its path out. */
export function interimScreens(...notReady: Path[]): ScreenTable {
  return Object.fromEntries(
    notReady.map(path => [path, async () => (await import('./interim-screen.tsx')).interimScreenAt(path)]),
  )
}
