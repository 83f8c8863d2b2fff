import { useId, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './accordion.module.css'

type Item = { id: string; title: ReactNode; content: ReactNode }
/**
 * Titles that open the content below them; opening one closes the others (FAQ-02). Closed content is still found by
 * searching in the page.
 */
export function Accordion({ items }: { items: readonly Item[] }) {
  const name = useId()
  return (
    <div className={styles['accordion']}>
      {items.map(({ id, title, content }) => (
        <details className={styles['item']} key={id} id={id} name={name}>
          <summary className={styles['title']}>
            <span>{title}</span>
            <Icon name="down" />
          </summary>
          <div className={styles['content']}>{content}</div>
        </details>
      ))}
    </div>
  )
}
