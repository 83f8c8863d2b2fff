import { useContext } from 'react'
import { Link } from 'react-router-dom'
import { Page } from 'ui-kit'
import { descriptions } from '../../content/descriptions.ko.ts'
import { menu } from '../../layout/menu.ts'
import { routes } from '../../routes.ts'
import { RoutesOfSite } from '../../routing/live-routes.ts'
import * as t from './texts.ko.ts'

/** The pages of the site by their menu entries: links to those that anybody may open, and the names of the others. */
export function SitemapScreen() {
  const live = [...(useContext(RoutesOfSite)?.values() ?? [])]
  const groups = [...menu, { name: undefined, label: t.others }]
  return (
    <Page title={routes.sitemap.title} lead={t.lead}>
      {groups.map(({ name, label }) => {
        const pages = live.filter(page => page.menu === name)
        if (pages.length === 0) return null
        const later = pages.filter(({ needs }) => name && needs.length > 0).map(({ title }) => title)
        return (
          <section key={label}>
            <h2>{label}</h2>
            <ul>
              {pages
                .filter(({ path }) => path in descriptions)
                .map(({ path, title }) => (
                  <li key={path}>
                    <Link to={path}>{title}</Link> – {descriptions[path]}
                  </li>
                ))}
            </ul>
            {later.length > 0 && <p>{t.later([...new Set(later)].join(', '))}</p>}
          </section>
        )
      })}
    </Page>
  )
}
