import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { AreaSlot } from '../compose/area-slot.tsx'
import { Guarded } from '../routing/guarded.tsx'
import { SHELL, type RouteTable, type SiteRoute } from '../routing/route-table.ts'
import { HomeScreen } from '../screens/home/home-screen.tsx'
import { UnknownPath } from '../screens/not-found/unknown-path.tsx'
import { texts } from '../texts.ko.ts'

/** The page's `<main>`: a screen of the shell's own, or the slot into which an area mounts. */
export function Content({ routes }: { routes: RouteTable }) {
  const { pathname } = useLocation()
  const route = routes.get(pathname)
  useDocumentTitle(route)

  return (
    <main className="site-main" id="main" tabIndex={-1}>
      {route ? (
        <Guarded route={route}>{route.owner === SHELL && <HomeScreen />}</Guarded>
      ) : (
        <UnknownPath path={pathname} />
      )}
      <AreaSlot area={route && route.owner !== SHELL ? route.owner : null} />
    </main>
  )
}

function useDocumentTitle(route: SiteRoute | undefined): void {
  const title = route && route.owner !== SHELL ? `${route.title} | ${texts.serviceName}` : texts.serviceName
  useEffect(() => {
    document.title = title
  }, [title])
}
