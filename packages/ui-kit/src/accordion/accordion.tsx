import { useId, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './accordion.module.css'

type Item = { id: string; title: ReactNode; content: ReactNode }
type Props = {
  items: readonly Item[]
  /** Opening one closes the others (FAQ-02). */
  exclusive?: boolean
  /** The item that is open at first. */
  openId?: string
}

/** Titles that open the content below them. Closed content is still found by searching in the page. */
export function Accordion({ items, exclusive = true, openId }: Props) {
  const name = useId()
  return (
    <div className={styles['accordion']}>
      {items.map(({ id, title, content }) => (
        <details
          className={styles['item']}
          key={id}
          id={id}
          name={exclusive ? name : undefined}
          open={id === openId || undefined}
        >
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
