import styles from './field.module.css'
import * as t from './texts.ko.ts'

/** Says in words, inside a label, that something must be filled in. */
export function RequiredMark() {
  return (
    <>
      {' '}
      <span className={styles['required']}>{t.required}</span>
    </>
  )
}
