import { useContext } from 'react'
import { Link } from 'react-router-dom'
import { RoutesOfSite } from '../routing/live-routes.ts'
import type { SiteRoute } from '../routing/route-table.ts'
import { menu, menuEntryOf, type MenuEntry } from './menu.ts'
import * as t from './texts.ko.ts'

export function MainMenu({ route }: { route: SiteRoute | undefined }) {
  const current = menuEntryOf(route)
  const routes = useContext(RoutesOfSite)
  // Omits entries of areas that are not live.
  const entries = menu.filter(({ to }) => !routes || routes.has(to))
  return (
    <nav className="site-nav" aria-label={t.menu}>
      <ul>
        {entries.map(entry => (
          <li key={entry.to}>
            <Link to={entry.to} aria-current={markOf(entry)}>
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )

  /** Returns the mark of the current entry: `page` for the page itself, `true` for a page below it. */
  function markOf(entry: MenuEntry) {
    if (entry !== current) return undefined
    return entry.to === route?.path ? 'page' : 'true'
  }
}
