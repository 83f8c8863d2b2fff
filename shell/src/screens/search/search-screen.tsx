import { useContext, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { siteConfig } from 'site-config'
import { Page } from 'ui-kit'
import { routes } from '../../routes.ts'
import { RoutesOfSite } from '../../routing/live-routes.ts'
import { PagedList } from '../paged-search/paged-list.tsx'
import { SearchForm } from '../paged-search/search-form.tsx'
import { useSearchAddress } from '../paged-search/use-search-address.ts'
import { entriesOf } from './entries.ts'
import { SearchResults } from './search-results.tsx'
import { SiteSearch, type Found } from './site-search.ts'
import * as t from './texts.ko.ts'

/** The search over the pages, questions, guide and documents of the site. It runs in the page, without a server. */
export function SearchScreen() {
  const { query, search } = useSearchAddress()
  const live = useContext(RoutesOfSite)
  const siteSearch = useMemo(() => new SiteSearch(entriesOf(live ?? new Map())), [live])
  const found = useMemo(() => siteSearch.find(query), [siteSearch, query])
  return (
    <Page title={routes.search.title} lead={t.lead}>
      <SearchForm label={t.label} hint={t.hint} query={query} onSearch={search} />
      {query && (
        <PagedList
          title={t.results}
          status={statusOf(query, found)}
          pagesLabel={t.pages}
          found={found.entries}
        >
          {rows => (rows.length > 0 ? <SearchResults entries={rows} query={query} /> : <NothingFound />)}
        </PagedList>
      )}
    </Page>
  )
}

function statusOf(query: string, { entries, isExact }: Found): string {
  if (isExact) return t.found(query, entries.length)
  return entries.length > 0 ? t.similar(query) : t.none(query)
}

function NothingFound() {
  const { callCentre } = siteConfig().contacts
  return (
    <ul>
      <li>{t.noneHint}</li>
      <li>
        <Link to={routes.faq.path}>{t.faq}</Link>, <Link to={routes.sitemap.path}>{t.sitemap}</Link>
      </li>
      {callCentre && (
        <li>
          <a href={`tel:${callCentre}`}>{t.callCentre(callCentre)}</a>
        </li>
      )}
    </ul>
  )
}
