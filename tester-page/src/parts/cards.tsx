import type { ReactNode } from 'react'
import { card } from 'page-kit'
import styles from './cards.module.css'

type Props<T> = {
  of: readonly T[]
  keyOf: (each: T) => string
  /** The sentence that is shown for an empty list. */
  nothing?: string
  /** True for cards with much content. */
  wide?: boolean
  children: (each: T) => ReactNode
}

/** Cards beside each other, as many as there is room for. */
export function Cards<T>({ of, keyOf, nothing, wide = false, children }: Props<T>) {
  if (of.length === 0) return <p>{nothing}</p>
  return (
    <ul className={styles['cards']} data-wide={wide}>
      {of.map(each => (
        <li key={keyOf(each)} className={card['card']}>
          {children(each)}
        </li>
      ))}
    </ul>
  )
}
