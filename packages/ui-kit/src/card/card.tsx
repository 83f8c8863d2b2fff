import { useId, type ReactNode } from 'react'
import styles from './card.module.css'

/** A self-contained part of a page, with its own heading. */
export function Card({ title, children }: { title: ReactNode; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <h2 className={styles['title']} id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  )
}
