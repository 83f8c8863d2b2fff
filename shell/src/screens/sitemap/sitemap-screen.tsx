import { useContext } from 'react'
import { Link } from 'react-router-dom'
import { Page } from 'ui-kit'
import { descriptions } from '../../content/descriptions.ko.ts'
import { menu } from '../../layout/menu.ts'
import { routes } from '../../routes.ts'
import { RoutesOfSite } from '../../routing/live-routes.ts'
import type { SiteRoute } from '../../routing/route-table.ts'
import * as t from './texts.ko.ts'

/** Every page of the site by its menu entry: links to those that anybody may open, the names of those that follow. */
export function SitemapScreen() {
  const live = [...(useContext(RoutesOfSite)?.values() ?? [])]
  const groups = [...menu, { name: undefined, label: t.others }]
  return (
    <Page title={routes.sitemap.title} lead={t.lead}>
      {groups.map(({ name, label }) => (
        <Group key={label} label={label} pages={live.filter(page => page.menu === name)} />
      ))}
    </Page>
  )
}

function Group({ label, pages }: { label: string; pages: readonly SiteRoute[] }) {
  const open = pages.filter(({ path }) => path in descriptions)
  const following = new Set(pages.filter(isAfterIdentity).map(({ title }) => title))
  if (open.length === 0) return null
  return (
    <section>
      <h2>{label}</h2>
      <ul>
        {open.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link> – {descriptions[path]}
          </li>
        ))}
      </ul>
      {following.size > 0 && <p>{t.afterIdentity([...following].join(', '))}</p>}
    </section>
  )
}

/** Returns whether an applicant gets to the page by the steps before it. Pages of the staff are not named. */
function isAfterIdentity({ needs }: SiteRoute): boolean {
  return needs.length > 0 && !needs.includes('adminAddress') && !needs.includes('devRoutes')
}
