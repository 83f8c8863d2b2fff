import { Hydrated } from 'remote-kit'
import type { LateComposition } from '../compose/late-composition.ts'
import { AreaSlot } from '../compose/area-slot.tsx'
import { Guard } from '../routing/guard.tsx'
import { SHELL, type SiteRoute } from '../routing/route-table.ts'
import { ScreenFailed } from '../screens/failed/screen-failed.tsx'
import { UnknownPath } from '../screens/not-found/unknown-path.tsx'
import { ShellScreen } from '../screens/shell-screen.tsx'

type Props = {
  route: SiteRoute | undefined
  path: string
  composition: LateComposition
  /** True if the page has no registry, so that an unknown address may be that of an area. */
  isRegistryMissing: () => boolean
}

/** The page's `<main>`: a screen of the shell's own, or the slot into which an area mounts. */
export function Content({ route, path, composition, isRegistryMissing }: Props) {
  return (
    <main className="site-main" id="main" tabIndex={-1}>
      {route ? (
        <Guard key={route.path} route={route}>
          {route.owner === SHELL && <ShellScreen path={route.path} />}
        </Guard>
      ) : isRegistryMissing() ? (
        <ScreenFailed onRetry={() => location.reload()} />
      ) : (
        <UnknownPath path={path} />
      )}
      {route?.owner !== SHELL && <Hydrated part="main" />}
      <AreaSlot route={route} composition={composition} />
    </main>
  )
}
