import { Button, Page } from 'ui-kit'
import { centres } from '../../content/centres.ko.ts'
import { routes } from '../../routes.ts'
import { PagedList } from '../paged-search/paged-list.tsx'
import { SearchForm } from '../paged-search/search-form.tsx'
import { useSearchAddress } from '../paged-search/use-search-address.ts'
import { CentreTable } from './centre-table.tsx'
import { findCentres } from './find-centres.ts'
import * as t from './texts.ko.ts'

/** The directory of regional centres (GUARD-05, REGC-01 to REGC-13). */
export function CentresScreen() {
  const { query, search } = useSearchAddress()
  const found = findCentres(centres, query)
  const status = query ? t.found(found.length) : t.total(found.length)
  return (
    <Page title={routes.centres.title} lead={t.lead}>
      <SearchForm label={t.search} hint={t.searchHint} query={query} onSearch={search} />
      <PagedList title={t.caption} status={status} pagesLabel={t.pages} found={found}>
        {rows => <CentreTable rows={rows} query={query} />}
      </PagedList>
      {query && (
        <div>
          <Button variant="tertiary" size="medium" onClick={() => search('')}>
            {t.showAll}
          </Button>
        </div>
      )}
    </Page>
  )
}
