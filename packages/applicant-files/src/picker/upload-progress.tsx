import { useSyncExternalStore } from 'react'
import { Progress, Status } from 'ui-kit'
import { progressText } from '../uploads/progress-text.ts'
import { isPending, shareSent } from '../uploads/upload-list.ts'
import type { Uploader } from '../uploads/uploader.ts'
import * as t from './texts.ko.ts'
import styles from './upload-progress.module.css'

/**
 * How far all files together have got: a bar while they are on their way, and a sentence that is spoken at its quarters. It
 * stands with the button that sends them, where the person who pressed it is; in a row of buttons it takes a line of its own.
 */
export function UploadProgress({ uploader }: { uploader: Uploader }) {
  const list = useSyncExternalStore(uploader.subscribe, uploader.list)
  const isRunning = list.files.some(isPending)
  return (
    <div className={styles['progress']}>
      {isRunning && <Progress label={t.allFiles} percent={shareSent(list) * 100} />}
      <Status>{progressText(list)}</Status>
    </div>
  )
}
