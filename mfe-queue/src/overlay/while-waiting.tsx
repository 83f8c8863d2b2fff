import * as t from './texts.ko.ts'
import { clockText } from './wait-text.ts'
import styles from './waiting-overlay.module.css'

/** Shows the time of the last reply (milliseconds since 1970), the things to prepare, and a line in English. */
export function WhileWaiting({ checkedAt }: { checkedAt: number | undefined }) {
  return (
    <p className={styles['meanwhile']}>
      {checkedAt !== undefined && <span>{t.lastChecked(clockText(checkedAt))}</span>}
      <span lang="en">{t.inEnglish}</span>
      <span className={styles['prepare']}>{t.prepare}</span>
    </p>
  )
}
