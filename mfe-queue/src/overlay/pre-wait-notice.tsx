import { Spinner } from 'ui-kit'
import * as t from '../texts.ko.ts'
import styles from './small-notice.module.css'

/** Says that the waiting room is being asked, while nothing is known of a line; the page stays usable (QUE-16). */
export function PreWaitNotice({ layer }: { layer: number }) {
  return (
    <div className={styles['notice']} style={{ zIndex: layer }}>
      <Spinner label={t.preWait} />
    </div>
  )
}
