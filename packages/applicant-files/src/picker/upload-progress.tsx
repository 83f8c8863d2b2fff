import { useSyncExternalStore } from 'react'
import { Progress, Status } from 'ui-kit'
import { progressText } from '../uploads/progress-text.ts'
import { isPending, shareSent } from '../uploads/upload-list.ts'
import type { Uploader } from '../uploads/uploader.ts'
import * as t from './texts.ko.ts'
import styles from './upload-progress.module.css'

/** The progress of all files: a bar, and a sentence at each quarter. It belongs beside the button that sends them. */
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
