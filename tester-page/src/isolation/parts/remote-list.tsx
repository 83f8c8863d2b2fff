import styles from '../isolation-page.module.css'
import type { Remote } from '../read-remotes.ts'
import * as t from '../texts.ko.ts'

/** The remotes of the site, each with a link to the page that isolates it. */
export function RemoteList({ remotes }: { remotes: readonly Remote[] }) {
  return (
    <main className={styles['list']}>
      <h1>{t.remotes}</h1>
      <ul>
        {remotes.map(({ name, version }) => (
          <li key={name}>
            <a href={`/sandbox/remote/${name}`}>{name}</a> {version}
          </li>
        ))}
      </ul>
      <a href="/sandbox/">{t.toTools}</a>
    </main>
  )
}
