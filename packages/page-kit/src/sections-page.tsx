import type { ReactNode } from 'react'
import { SkipLinks } from 'ui-kit'
import styles from './sections-page.module.css'
import * as t from './texts.ko.ts'

type Section = {
  id: string
  title: string
  /** The text of links to it. */
  short?: string
  content: ReactNode
}

type Props = {
  title: string
  sections: readonly Section[]
  /** Beside the title. */
  beside: ReactNode
  /** Above the first section. */
  above?: ReactNode
  /** Below the last one. */
  below?: ReactNode
  /** The name of the bar of sections. */
  contents: string
}

/** A page of sections, one below the other, under a bar of links to them that is always in sight. */
export function SectionsPage({ title, sections, beside, above, below, contents }: Props) {
  return (
    <>
      <SkipLinks links={[{ href: '#main', label: t.skip }]} />
      <header className={styles['header']}>
        <h1 className={styles['title']}>{title}</h1>
        {beside}
      </header>
      <nav className={styles['contents']} aria-label={contents}>
        <ul>
          {sections.map(({ id, title: name, short = name }) => (
            <li key={id}>
              <a href={`#${id}`}>{short}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main className={styles['sections']} id="main" tabIndex={-1}>
        {above}
        {sections.map(({ id, title: name, content }) => (
          <section
            key={id}
            id={id}
            className={styles['section']}
            aria-labelledby={`${id}-title`}
            tabIndex={-1}
          >
            <h2 className={styles['heading']} id={`${id}-title`}>
              {name}
            </h2>
            {content}
          </section>
        ))}
      </main>
      {below}
    </>
  )
}
