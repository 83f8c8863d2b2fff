import { PdfLink } from 'applicant-flow/documents'
import { Link } from 'react-router-dom'
import { Badge } from 'ui-kit'
import type { Entry } from './entries.ts'
import { excerptOf, piecesOf } from './excerpt.ts'
import styles from './search-results.module.css'
import * as t from './texts.ko.ts'

type Props = { entries: readonly Entry[]; query: string }

/** The entries as links, each with its kind and the words around those of the query. */
export function SearchResults({ entries, query }: Props) {
  return (
    <ol className={styles['results']}>
      {entries.map(entry => (
        <li key={`${entry.to ?? entry.document} ${entry.title}`}>
          <Badge>{t.kinds[entry.kind]}</Badge>
          <h3>
            <EntryLink entry={entry} query={query} />
          </h3>
          <p>
            <Marked text={excerptOf(entry.text, query)} query={query} />
          </p>
        </li>
      ))}
    </ol>
  )
}

function EntryLink({ entry: { to, document, title }, query }: { entry: Entry; query: string }) {
  const marked = <Marked text={title} query={query} />
  return document ? <PdfLink document={document}>{marked}</PdfLink> : <Link to={to}>{marked}</Link>
}

function Marked({ text, query }: { text: string; query: string }) {
  return piecesOf(text, query).map((piece, place) =>
    place % 2 === 1 ? <mark key={place}>{piece}</mark> : piece,
  )
}
