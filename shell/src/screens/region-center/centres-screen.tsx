import { useRef } from 'react'
import { Button, Page, Pagination } from 'ui-kit'
import { routes } from '../../routes.ts'
import { CentreSearch } from './centre-search.tsx'
import { CentreTable } from './centre-table.tsx'
import * as t from './texts.ko.ts'
import { useDirectory } from './use-directory.ts'

/** The directory of regional centres (GUARD-05, REGC-01 to REGC-13). */
export function CentresScreen() {
  const { query, count, rows, page, pages, search, goToPage } = useDirectory()
  const list = useRef<HTMLHeadingElement>(null)

  // Another page begins at its top, for eyes and for screen readers.
  function turnTo(wanted: number) {
    goToPage(wanted)
    list.current?.focus()
  }

  return (
    <Page title={routes.centres.title} lead={t.lead}>
      <CentreSearch query={query} onSearch={search} />
      <section aria-labelledby="centre-list">
        <h2 id="centre-list" ref={list} tabIndex={-1}>
          {t.caption}
        </h2>
        <output>{query ? t.found(count) : t.total(count)}</output>
        <CentreTable rows={rows} query={query} />
        {pages > 1 && <Pagination label={t.pages} page={page} pages={pages} onPage={turnTo} />}
        {query && (
          <div>
            <Button variant="tertiary" size="medium" onClick={() => search('')}>
              {t.showAll}
            </Button>
          </div>
        )}
      </section>
    </Page>
  )
}
