import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Pagination } from 'ui-kit'
import { pageOf } from './page-of.ts'
import { useSearchAddress } from './use-search-address.ts'

type Props<Row> = {
  title: string
  /** The number of rows in words, which is spoken when it changes. */
  status: string
  /** The name of the navigation between the pages. */
  pagesLabel: string
  found: readonly Row[]
  children: (rows: readonly Row[]) => ReactNode
}

/** A list under its heading, of which the address names the page that is shown. Without scripts all rows follow. */
export function PagedList<Row>({ title, status, pagesLabel, found, children }: Props<Row>) {
  const { wantedPage, goToPage } = useSearchAddress()
  const { rows, page, pages } = pageOf(found, wantedPage)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  // The menu of a phone closes over its search field, which loses the focus.
  useLayoutEffect(() => {
    if (document.activeElement?.checkVisibility() === false) heading.current?.focus()
  })

  // Another page begins at its top, for eyes and for screen readers.
  function turnTo(wanted: number) {
    goToPage(wanted)
    heading.current?.focus()
  }

  return (
    <section aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <output>{status}</output>
      {children(rows)}
      {pages > 1 && <Pagination label={pagesLabel} page={page} pages={pages} onPage={turnTo} />}
      {pages > 1 && <noscript>{children(found.slice(rows.length))}</noscript>}
    </section>
  )
}
