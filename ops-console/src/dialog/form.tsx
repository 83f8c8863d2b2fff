import type { ReactNode } from 'react'
import styles from './form.module.css'

type Props = { onSubmit: () => unknown; children: ReactNode }

/** Fields, one below the other. They are verified by `onSubmit`, not by the browser. */
export function Form({ onSubmit, children }: Props) {
  return (
    <form
      className={styles['form']}
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
