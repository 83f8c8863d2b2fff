import type { ReactNode } from 'react'
import styles from './row-form.module.css'

type Props = { label?: string; onSubmit: () => void; children: ReactNode }

/** Fields and their button in a row, if there is room. */
export function RowForm({ label, onSubmit, children }: Props) {
  return (
    <form
      className={styles['row']}
      aria-label={label}
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
      noValidate
    >
      {children}
    </form>
  )
}
