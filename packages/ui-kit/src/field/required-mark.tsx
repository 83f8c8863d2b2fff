import styles from './field.module.css'
import * as t from './texts.ko.ts'

/** Words inside a label that the field is required. */
export function RequiredMark() {
  return (
    <>
      {' '}
      <span className={styles['required']}>{t.required}</span>
    </>
  )
}
