import { texts } from '../texts.ko.ts'
import styles from './field.module.css'

/** Says in words, inside a label, that something must be filled in. */
export function RequiredMark() {
  return (
    <>
      {' '}
      <span className={styles['required']}>{texts.required}</span>
    </>
  )
}
