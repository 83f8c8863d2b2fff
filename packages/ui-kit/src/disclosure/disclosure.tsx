import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './disclosure.module.css'

type Props = {
  label: ReactNode
  /** Used under a checkbox, in line with its words. */
  indented?: boolean
  children: ReactNode
}

/** A few words that unfold more below them. Folded content is still found by searching in the page. */
export function Disclosure({ label, indented = false, children }: Props) {
  return (
    <details className={styles['disclosure']} data-indented={indented || undefined}>
      <summary className={styles['label']}>
        <span>{label}</span>
        <Icon name="down" />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  )
}
