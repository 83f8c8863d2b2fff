import { useEffect } from 'react'
import { addressOf, type Display } from './display.ts'
import styles from './gallery.module.css'
import { groups, type Part } from './parts.ts'
import { Toolbar } from './toolbar.tsx'

/** Every example of every part, with switches for the look. */
export function Gallery({ display }: { display: Display }) {
  return (
    <div className={styles['gallery']}>
      <nav className={styles['contents']} aria-label="Parts">
        <strong>ui-kit</strong>
        <Toolbar display={display} />
        {groups.map(({ title, parts }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {parts.map(({ name }) => (
                <li key={name}>
                  <a href={`#${name}`}>{name}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      {display.width === 'phone' ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it is this very page
        <iframe
          className={styles['phone']}
          title="phone"
          src={addressOf({ all: '' }, display) + location.hash}
        />
      ) : (
        <Parts display={display} />
      )}
    </div>
  )
}

/** The examples alone, also used in the frame with the width of a phone. */
export function Parts({ display }: { display: Display }) {
  useEffect(() => {
    // Some parts take the focus, which scrolls the page to them.
    const wanted = document.getElementById(location.hash.slice(1)) ?? document.body
    wanted.scrollIntoView()
  }, [])

  return (
    <main className={`site-main ${styles['parts']}`}>
      {groups.flatMap(({ parts }) =>
        parts.map(part => <PartExamples key={part.name} part={part} display={display} />),
      )}
    </main>
  )
}

function PartExamples({ part: { name, examples, coversPage }, display }: { part: Part; display: Display }) {
  return (
    <section className={styles['part']} id={name}>
      <h2>{name}</h2>
      {Object.entries(examples).map(([title, example]) => (
        <article className={styles['example']} key={title}>
          <h3>{title}</h3>
          {coversPage ? (
            // oxlint-disable-next-line react/iframe-missing-sandbox -- it is this very page
            <iframe title={title} src={addressOf({ example: `${name}/${title}` }, display)} loading="lazy" />
          ) : (
            <div>{example}</div>
          )}
        </article>
      ))}
    </section>
  )
}
