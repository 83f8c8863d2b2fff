import * as t from '../texts.ko.ts'
import styles from './small-notice.module.css'

/** Says that the person waits, in sight wherever the page is scrolled to, for as long as nothing better can be drawn. */
export function PlainNotice({ layer }: { layer: number }) {
  return (
    <div className={styles['notice']} style={{ zIndex: layer }}>
      <output className={styles['sentences']}>
        <span>{t.title}</span> <span>{t.goesOnByItself}</span>
      </output>
    </div>
  )
}
