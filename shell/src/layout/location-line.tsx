import { paths, routeTitle } from 'domain-rules/journey'
import { Link } from 'react-router-dom'
import { useSessionField } from 'shared-session'
import { routes } from '../routes.ts'
import type { SiteRoute } from '../routing/route-table.ts'
import { menuEntryOf } from './menu.ts'
import * as t from './texts.ko.ts'

/** The way to the page that is shown, which ends with its title (HDR-06, HDR-08). Home needs none. */
export function LocationLine({ route }: { route: SiteRoute }) {
  const title = routeTitle(route, { managementType: useSessionField('managementType') })
  return (
    <nav className="site-location" aria-label={t.location}>
      <ol>
        <li>
          <Link to={paths.home}>{t.home}</Link>
        </li>
        <MenuStep route={route} title={title} />
        <li>
          <span aria-current="page" lang={route.path === routes.english.path ? 'en' : undefined}>
            {title}
          </span>
        </li>
      </ol>
    </nav>
  )
}

function MenuStep({ route, title }: { route: SiteRoute; title: string }) {
  const entry = menuEntryOf(route)
  if (!entry || entry.label === title) return null
  return (
    <li>{entry.to === route.path ? <span>{entry.label}</span> : <Link to={entry.to}>{entry.label}</Link>}</li>
  )
}
