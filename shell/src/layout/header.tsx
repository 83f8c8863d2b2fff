import { paths } from 'domain-rules/journey'
import type { SiteRoute } from '../routing/route-table.ts'
import { SessionTimer } from '../session/session-timer.tsx'
import { HeaderTop } from './header-top.tsx'
import { LocationLine } from './location-line.tsx'
import { OfficialBanner } from './official-banner.tsx'

/** What stands above every page: who runs the site, its menus, and where in it the visitor is. */
export function Header({ route }: { route: SiteRoute | undefined }) {
  return (
    <header className="site-header">
      <OfficialBanner />
      <HeaderTop route={route} />
      {route && route.path !== paths.home && (
        <div className="site-header__line">
          <LocationLine route={route} />
          <SessionTimer route={route} />
        </div>
      )}
    </header>
  )
}
