import type { ReactNode } from 'react'
import styles from './badge.module.css'

type Props = { tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger'; children: ReactNode }

/** A state in one or two words. */
export function Badge({ tone = 'neutral', children }: Props) {
  return (
    <span className={styles['badge']} data-tone={tone}>
      {children}
    </span>
  )
}
