import type { ReactNode } from 'react'
import { Form as PlainForm } from 'ui-kit'
import styles from './form.module.css'

type Props = {
  label?: string
  /** True for fields and their button in a row, if there is room. */
  inRow?: boolean
  onSubmit: () => unknown
  children: ReactNode
}

/** Fields, one below the other. They are verified by `onSubmit`, not by the browser. */
export function Form({ label, inRow = false, ...rest }: Props) {
  return <PlainForm {...rest} className={styles[inRow ? 'row' : 'form']} aria-label={label} />
}
