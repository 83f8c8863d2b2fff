import { Progress, Status } from 'ui-kit'
import { progressText } from '../uploads/progress-text.ts'
import { isPending, shareSent, type UploadList } from '../uploads/upload-list.ts'
import * as t from './texts.ko.ts'

/** How far all files together have got: a bar while they are on their way, and a sentence that is spoken at its quarters. */
export function UploadProgress({ list }: { list: UploadList }) {
  const isRunning = list.files.some(isPending)
  return (
    <>
      {isRunning && <Progress label={t.allFiles} percent={shareSent(list) * 100} />}
      <Status>{progressText(list)}</Status>
    </>
  )
}
