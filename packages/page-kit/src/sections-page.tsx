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
  /** The name of a table of contents. Without one, the links that skip lead to each section. */
  contents?: string
}

/** A page of sections, one below the other. */
export function SectionsPage({ title, sections, beside, above, below, contents }: Props) {
  const links = sections.map(({ id, title: name, short = name }) => ({
    href: `#${id}` as const,
    label: short,
  }))
  return (
    <div className={styles['page']} data-wide={contents !== undefined}>
      <SkipLinks links={contents === undefined ? links : [{ href: '#main', label: t.skip }]} />
      <header className={styles['header']}>
        <h1 className={styles['title']}>{title}</h1>
        {beside}
        {contents !== undefined && (
          <nav aria-label={contents}>
            <ul className={styles['contents']}>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
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
    </div>
  )
}
