import { paths } from 'domain-rules/journey'
import type { SiteRoute } from '../routing/route-table.ts'
import { SessionTimer } from '../session/session-timer.tsx'
import { HeaderTop } from './header-top.tsx'
import { LocationLine } from './location-line.tsx'
import { OfficialBanner } from './official-banner.tsx'

/** The top of every page: the operator of the site, its menus, and the place of the page in it. */
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
