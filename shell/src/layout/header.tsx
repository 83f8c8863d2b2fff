import { paths } from 'domain-rules/journey'
import { siteConfig } from 'site-config'
import type { SiteRoute } from '../routing/route-table.ts'
import { SessionTimer } from '../session/session-timer.tsx'
import { HeaderTop } from './header-top.tsx'
import { LocationLine } from './location-line.tsx'
import * as t from './texts.ko.ts'

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

/** KRDS's banner of official sites. Others may not show it, so the configuration declares an official one (GP-10). */
function OfficialBanner() {
  if (!siteConfig().features.officialSite) return null
  return (
    <div className="official-banner">
      <p>{t.officialBanner}</p>
    </div>
  )
}
