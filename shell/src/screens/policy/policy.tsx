import { writtenDate } from 'domain-rules'
import { AlertBox, Page } from 'ui-kit'
import { sectionId, type TextSection } from '../../content/text-block.ts'
import { TextSections } from '../../content/text-blocks.tsx'
import styles from './policy.module.css'
import * as t from './texts.ko.ts'

type Props = { title: string; lead: string; inForceFrom: string; sections: readonly TextSection[] }

/** A legal text: the day from which it applies, its articles, and a table of contents. */
export function Policy({ title, lead, inForceFrom, sections }: Props) {
  return (
    <Page title={title} lead={lead}>
      <p>
        <strong>
          <time dateTime={inForceFrom}>{t.inForceFrom(writtenDate(inForceFrom))}</time>
        </strong>
      </p>
      <nav className="notice prose" aria-labelledby="contents">
        <h2 id="contents">{t.tableOfContents}</h2>
        <ul className={styles['contents']}>
          {sections.map(({ heading }, place) => (
            <li key={heading}>
              <a href={`#${sectionId(place)}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      <TextSections sections={sections} />
      <AlertBox tone="info">
        <p>{t.sample}</p>
      </AlertBox>
    </Page>
  )
}
